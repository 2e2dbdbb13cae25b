// Runs before the first paint, so that a dark room stays dark. See src/theme/theme.ts.
{
  let stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Storage is switched off: the light theme is the default.
  }
  const name = stored === '1' ? 'dark' : 'light';
  document.documentElement.dataset.theme = name;
  document.documentElement.style.colorScheme = name;
}
