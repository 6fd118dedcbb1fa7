/** Escapes a value for XML text and attributes; HTML too. */
export function escapeXml(value: string): string {
  return value.replace(/[<>&"'\r]/g, character => `&#${character.charCodeAt(0)};`);
}

/** One XML element with text inside. */
export function element(name: string, text: string | number | boolean): string {
  return `<${name}>${escapeXml(String(text))}</${name}>`;
}
