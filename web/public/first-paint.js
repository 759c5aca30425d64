// Runs before the first paint, so that dark mode does not flash white and members do not see the page for visitors.
(() => {
  const html = document.documentElement;
  let wish = 'auto';
  try {
    // The server knows the languages of the browser, not the one that was chosen here.
    const chosen = sessionStorage.getItem('language') ?? localStorage.getItem('language');
    const url = new URL(location.href);
    const isOther = chosen !== html.lang.split('-')[0];
    if (
      isOther &&
      html.dataset.languages?.split(' ').includes(chosen) &&
      !url.searchParams.has('lang')
    ) {
      url.searchParams.set('lang', chosen);
      location.replace(url);
    }
    wish = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
    if (localStorage.getItem('token')) html.dataset.signedIn = '';
  } catch {
    // Storage may be forbidden. Then the system's setting applies.
  }
  const dark =
    wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  html.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
