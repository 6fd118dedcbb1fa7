/** Everything fetched before a page is interactive: KB after Brotli, and requests including the document but not pictures. */
export interface Budget {
  scripts: number;
  styles: number;
  fonts: number;
  requests: number;
}

/**
 * Every page carries the table of all pages: each further page of the site costs the others about 0.1 KB. Every list shows projects
 * and roles in the language of its reader, for 2 KB. The page of a person leads on to others and to what it does not show yet, which took a
 * request of its own, 0.2 KB and, by the parts that it shares with lists, one request of the market.
 */
export const PUBLIC: Budget = { scripts: 172, styles: 15, fonts: 60, requests: 33 };
/**
 * A project is one page with everything about it, and loads in one visit what it loaded in two before. What the money is for and
 * the answers of its owner are rendered with it, because search engines and visitors read them. Its translations, which lists show too, and
 * its milestones, which the form shares, are in files of their own. Frames that it shares with many pages bring what is joined to them,
 * 0.8 KB.
 */
export const PROJECT: Budget = { scripts: 190, styles: 16, fonts: 60, requests: 36 };
/**
 * Pages for signed-in work, with the work navigation next to them (about one KB of styles and one request), or with the tabs of the
 * administration, which count the items in nine queues. The largest is the profile, whose sections are all on one page: its skills and
 * links took 3 KB and two requests. The home of a person makes the most requests, one of them since it shows projects in review.
 */
export const WORKING: Budget = { scripts: 206, styles: 17, fonts: 60, requests: 42 };
/**
 * The proposal checks and converts lists too; their editors load after it. What it shares with messages is in files of its own, as are
 * translations, which it shares with the form of a project.
 */
export const PROPOSAL: Budget = { ...WORKING, scripts: 238, requests: 56 };

/**
 * Limits for a visit of a page that the server renders, until nothing more is loading: scripts in KB after Brotli, with the menus
 * and their groups, and requests for scripts and styles. A project with its questions, the lines of its budget and ways to share it
 * takes 211 KB, with translations and milestones 217 KB, with the translations of starter tasks and the way on from a role that is
 * gone 220.2 KB.
 */
export const VISIT = { scripts: 224, requests: 46 };
