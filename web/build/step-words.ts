import type { AtRule, Helpers } from 'postcss';
import type { Plugin } from 'vite';

/**
 * `@steps mt margin-top --sp- 1 2` becomes `.mt-1 { margin-top: var(--sp-1) }` and `.mt-2 { … }`: a word for each step of
 * a scale. `1-by-2` is two steps, as in `gap: var(--sp-1) var(--sp-2)`.
 */
export const stepWords = {
  postcssPlugin: 'step-words',
  AtRule: {
    steps(rule: AtRule, { Declaration, Rule }: Helpers) {
      const [word = '', prop = '', scale = '', ...names] = rule.params.split(/\s+/);
      // Vite wants to know which file each declaration is from.
      const from = rule.source && { source: rule.source };
      const words = names.map((name) => {
        const steps = name.split('-by-').map((step) => `var(${scale}${step})`);
        const nodes = [new Declaration({ prop, value: steps.join(' '), ...from })];
        return new Rule({ selector: `.${word}-${name}`, nodes, ...from });
      });
      rule.replaceWith(words);
    },
  },
};

/** Writes the rules of the words that `shared.css` lists with `@steps`. */
export const writeStepWords = (): Plugin => ({
  name: 'step-words',
  config: () => ({ css: { postcss: { plugins: [stepWords] } } }),
});
