/** Letters from which on the beginning of a word finds it in the market; shorter search words find whole words only. */
export const shortestBeginning = 3;

/** Letters of a search. */
export const searchLength = 200;
