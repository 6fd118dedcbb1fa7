/** Picture of the site, for link previews and cards of projects without one of their own: 1200 × 630 pixels. */
export const sitePicturePath = '/share.jpg';

/** Width and height of a project's card on other sites, in pixels. It also fits into less width. */
export const embedSize = { width: 480, height: 500 } as const;
