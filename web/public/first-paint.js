// Runs before the first paint, so that dark mode does not flash white and members do not see the page for visitors.
(() => {
  const html = document.documentElement;
  let wish = 'auto';
  try {
    wish = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
    if (localStorage.getItem('token')) html.dataset.signedIn = '';
  } catch {
    // Storage may be forbidden. Then the system's setting applies.
  }
  const dark =
    wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  html.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
