/** What the page tells the start script, once it listens itself. */
export const ALIVE = 'cairn:alive';
