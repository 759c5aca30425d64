import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Actions {
  answer: (choice: number) => void;
  next: () => void;
  skip: () => void;
  back: () => void;
}

/** Keys of the page: 1 to 9 answer, Enter continues, S skips, ← goes back. Fields and other controls keep theirs. */
export function useQuestionKeys(stage: RefObject<HTMLElement | null>, actions: Actions) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    const isHere = target === document.body || stage.current?.contains(target);
    if (!isHere || target.matches('input, textarea, select')) return;
    const choice = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null;
    if (choice !== null) actions.answer(choice);
    else if (event.key === 'Enter' && !target.closest('button, a')) actions.next();
    else if (event.key.toLowerCase() === 's') actions.skip();
    else if (event.key === 'ArrowLeft') actions.back();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
