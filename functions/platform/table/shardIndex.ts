/** The shard, from 0 to `most` - 1, that an id or another text belongs to: always the same one, and evenly spread. */
export function shardIndex(text: string, most: number): number {
  let hash = 2_166_136_261; // FNV-1a
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 16_777_619) >>> 0;
  return hash % most;
}
