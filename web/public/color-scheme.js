// Runs before the first paint, so that nobody in the dark meets a white flash.
(() => {
  let wish = 'auto';
  try {
    wish = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
  } catch {
    // Storage may be forbidden; the system's wish will do.
  }
  const dark =
    wish === 'dark' || (wish !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
