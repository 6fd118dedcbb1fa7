/** Event that ends the click recording of the start script: from now on the page handles clicks. */
export const HYDRATED = 'cairn:hydrated';
