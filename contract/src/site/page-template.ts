import type { PageTemplateName } from './own-page-routes.ts';
import type { PageText } from './own-pages.ts';

/** What a template is filled with. */
interface Known {
  readonly brand: string;
  readonly email: string;
  /** What is known about the owner, or else this mark. */
  readonly owner: {
    readonly lines: (mark: string) => string;
    readonly inOneLine: (mark: string) => string;
    readonly phone: (mark: string) => string;
    readonly register: (mark: string) => string;
  };
}

/** The templates in one language. What the owner has to replace is in [brackets]. */
export type PageTexts = Readonly<Record<PageTemplateName, (known: Known) => PageText>>;
