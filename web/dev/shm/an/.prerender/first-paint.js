// Runs before the first paint: nobody in the dark meets a white flash, no member the visitors' page.
(() => {
  const html = document.documentElement;
  let wish = 'auto';
  try {
    wish = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
    if (localStorage.getItem('token')) html.dataset.signedIn = '';
  } catch {
    // Storage may be forbidden; the system's wish will do.
  }
  const dark =
    wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  html.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
