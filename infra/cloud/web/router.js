// Runs in CloudFront (JavaScript runtime 2.0): no imports, ten kilobytes at most. PAGES and LANGUAGES are put before it.

/** From an address that people see to the file that shows it, or to the address that they should have used. */
// eslint-disable-next-line no-unused-vars
function handler(event) {
  const request = event.request;
  const path = request.uri;

  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name.includes('.') && !name.endsWith('.html')) return request;

  const plain = path.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '');
  const segments = plain.split('/').slice(1);
  const language = (segments[0] || '').toLowerCase();
  if (!LANGUAGES.includes(language)) return goTo(`/${preferred(request)}${plain}`, request, 302);

  const canonical = `/${[language].concat(segments.slice(1)).join('/')}`;
  if (canonical !== path && `${canonical}/` !== path) return goTo(canonical, request, 301);

  const page = PAGES.find(known => matches(known.split('/'), segments.slice(1)));
  request.uri =
    page === undefined
      ? `/${language}/404/index.html`
      : `/${[language, page, 'index.html'].filter(Boolean).join('/')}`;
  return request;
}

/** Whether a page's segments are those asked for; `_` stands for any one. */
function matches(known, asked) {
  const wanted = known.filter(Boolean);
  return (
    wanted.length === asked.length && wanted.every((segment, at) => segment === '_' || segment === asked[at])
  );
}

/** The first language of the browser that the site speaks. */
function preferred(request) {
  const header = request.headers['accept-language'];
  const wanted = header ? header.value.toLowerCase().split(',') : [];
  for (const tag of wanted) {
    const code = tag.trim().slice(0, 2);
    if (LANGUAGES.includes(code)) return code;
  }
  return LANGUAGES[0];
}

function goTo(path, request, statusCode) {
  const query = Object.keys(request.querystring)
    .map(key => `${key}=${request.querystring[key].value}`)
    .join('&');
  const location = { value: query ? `${path}?${query}` : path };
  return { statusCode, statusDescription: 'Found', headers: { location } };
}
