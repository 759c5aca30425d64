import { type Language, isLanguage } from '@kindred/contract/languages';
import { useEffect, useRef } from 'react';

interface Options {
  readonly errors: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly onShow: (language: Language) => void;
}

/** Shows the first version that can't be saved, and focuses its field. Returns what a form calls when it is submitted. */
export function useWrongVersion({ errors, language, onShow }: Options) {
  const isSubmitted = useRef(false);
  useEffect(() => {
    const paths = Object.keys(errors).filter((path) => path.startsWith('versions.'));
    const wrong = paths.find((path) => path.startsWith(`versions.${language}.`)) ?? paths[0];
    // While someone types, errors only disappear.
    if (!wrong || !isSubmitted.current) return;
    const [, code = ''] = wrong.split('.');
    if (isLanguage(code) && code !== language) {
      onShow(code);
      return;
    }
    isSubmitted.current = false;
    document.querySelector<HTMLElement>(`[data-path="${wrong}"]`)?.focus();
  }, [errors, language, onShow]);
  return () => void (isSubmitted.current = true);
}
