import { useEscape } from '../../../lib/keys/use-escape.ts';

export const fields = 'input, textarea, select';

/** Escape leaves a field of the desk with its text. The focus goes to the case, where the keys act. */
export const useLeaveField = () =>
  useEscape(true, (target) => {
    if (!(target instanceof HTMLElement) || !target.matches(fields)) return false;
    const title = document.getElementById('case-title');
    target.blur();
    if (title?.checkVisibility()) title.focus({ preventScroll: true });
    return true;
  });
