// Before the first paint: the chosen theme, whether somebody is likely signed in, and the visitor's country.
// Then the last button that is pressed before the page has come alive, to press it again as soon as it has.
(() => {
  try {
    const d = document.documentElement.dataset;
    const stored = key => localStorage.getItem(`cairn.${key}`);
    const theme = stored('theme');
    if (theme === 'light' || theme === 'dark') d.theme = theme;
    if (stored('signed-in')) d.session = 'likely';
    const here = location.pathname.split('/')[1];
    const country = (navigator.language.split('-')[1] || '').toLowerCase();
    const known = /^(gb|us|fr|es)$/;
    const english = here === 'en' && /^(gb|us)$/.test(country);
    if (!stored('region') && known.test(country) && country !== here && !english) d.region = country;
  } catch {}
  let pressed;
  const note = event => {
    pressed = event.target.closest('#root button:not([popovertarget])') || pressed;
  };
  addEventListener('click', note, true);
  const press = () => {
    removeEventListener('click', note, true);
    if (pressed && pressed.isConnected) pressed.click();
  };
  addEventListener('cairn:alive', press, { once: true });
})();
