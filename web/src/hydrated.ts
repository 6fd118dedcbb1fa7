/** The event that tells the start script that the page handles clicks itself. */
export const HYDRATED = 'cairn:hydrated';
