// Runs in CloudFront (JavaScript runtime 2.0): no imports, ten kilobytes at most.
// LANGUAGES, PAGES (pattern and file after the language) and NOT_FOUND are put before it.

/** From an address that people see to the file that shows it, or to the address that they should have used. */
// oxlint-disable-next-line no-unused-vars -- CloudFront calls it
function handler(event) {
  const request = event.request;
  const path = request.uri;
  // What the renderer reads from the query is ours alone: a visitor's would have another page rendered at this address.
  for (const ours of ['path', 'data', 'stay', 'query']) delete request.querystring[ours];

  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name === 'feed.xml' || /^\/[a-z]{2}\/o?embed\//i.test(path)) {
    request.querystring = { path: { value: encodeURIComponent(path) } };
    return request;
  }
  if (name.includes('.') && !name.endsWith('.html')) return request;

  const segments = path
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .slice(1);
  const language = (segments[0] || '').toLowerCase();
  if (!LANGUAGES.includes(language)) {
    // the page itself finds the language, which may have been chosen before
    request.uri = '/index.html';
    return request;
  }

  const asked = segments.slice(1);
  const page = PAGES.find(known => matches(patternOf(known), asked));
  const names = page ? patternOf(page) : [];
  // Fixed segments as the page writes them; segments in place of ids stay unchanged.
  const written = asked.map((segment, at) => (names[at] && !names[at].startsWith(':') ? names[at] : segment));
  const canonical = `/${[language].concat(written).join('/')}`;
  if (canonical !== path) return goTo(canonical, request);

  request.uri = `/${language}${page ? page[1] : NOT_FOUND}`;
  // Only parameters that the page is rendered from become part of the cache key; the page reads the visitor's query itself.
  if (page && page[2]) request.querystring = toRender(page[0], path, request.querystring);
  return request;
}

function patternOf(page) {
  return page[0].split('/').slice(1);
}

// Parameters with which lists are rendered, in this order: names, shapes, and whether several are one, separated by commas.
const WORDS = ['search', /^.{1,200}$/];
const SKILL = ['skill', /^[a-z]{1,20}(,[a-z]{1,20}){0,9}$/, 1];
const COUNTRY = ['country', /^[A-Z]{2}(,[A-Z]{2}){0,9}$/, 1];
const HOURS = ['hours', /^\d{1,2}$/];
const LANGUAGE = ['language', /^[a-z]{2}(,[a-z]{2}){0,9}$/, 1];
const ORDER = [
  ['sort', /^[a-zA-Z]{1,20}$/],
  ['limit', /^\d{1,3}$/],
  ['page', /^\d{1,4}$/],
  ['cursor', /^[\w-]{1,400}$/],
];
const LISTS = {
  '/market': [WORDS, SKILL, COUNTRY, ['status', /^[a-z-]{1,20}(,[a-z-]{1,20}){0,9}$/, 1], LANGUAGE].concat(
    ORDER,
  ),
  '/authors': [WORDS, SKILL, COUNTRY, HOURS, ['level', /^\d{1,5}$/], LANGUAGE].concat(ORDER),
  '/roles': [
    WORDS,
    SKILL,
    COUNTRY,
    ['workplace', /^[a-zA-Z]{1,10}(,[a-zA-Z]{1,10}){0,9}$/, 1],
    HOURS,
    ['answer', /^\d{1,2}$/],
    ['starterTask', /^yes$/],
    LANGUAGE,
    ['owner', /^[\w-]{1,64}$/],
  ].concat(ORDER),
};

// The query of a list in one form, without what it does not know; undefined if it cannot be what the site itself links to.
function listQuery(parameters, query) {
  const known = [];
  for (const [name, shape, several] of parameters) {
    const given = query[name];
    if (!given) continue;
    let values;
    try {
      values = (given.multiValue || [given]).map(one => decodeURIComponent(one.value.replace(/\+/g, ' ')));
    } catch {
      return undefined;
    }
    const words = several ? Array.from(new Set(values.join().split(','))).sort() : values.slice(0, 1);
    const text = words.filter(Boolean).join().replace(/\s+/g, ' ').trim();
    if (text && !shape.test(text)) return undefined;
    if (text) known.push(`${name}=${encodeURIComponent(text)}`);
  }
  return known.join('&');
}

// The address for the function that renders the page: a list with what its query chooses, or without data; with an outdated name of
// a project instead of being sent to the present one, because the query would be lost on the way.
function toRender(pattern, path, query) {
  const render = { path: { value: encodeURIComponent(path) } };
  if (Object.keys(query).length === 0) return render;
  if (LISTS[pattern]) {
    const chosen = listQuery(LISTS[pattern], query);
    if (chosen === undefined) return Object.assign(render, { data: { value: 'none' } });
    return chosen ? Object.assign(render, { query: { value: encodeURIComponent(chosen) } }) : render;
  }
  return pattern.startsWith('/projects/') ? Object.assign(render, { stay: { value: '1' } }) : render;
}

/** Whether the segments of a pattern are those asked for, in whatever case; `:name` stands for any one, `:name?` for none as well. */
function matches(pattern, asked) {
  if (asked.length > pattern.length) return false;
  return pattern.every((segment, at) => {
    if (asked[at] === undefined) return segment.endsWith('?');
    return segment.startsWith(':') || segment === asked[at].toLowerCase();
  });
}

function goTo(path, request) {
  const query = Object.keys(request.querystring)
    .map(key => `${key}=${request.querystring[key].value}`)
    .join('&');
  const location = { value: query ? `${path}?${query}` : path };
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location } };
}
