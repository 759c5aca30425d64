/** HTML that is safe to put into HTML. */
export interface Markup {
  readonly markup: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** A template that escapes every text put into it; markup made by it goes in as it is. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  const texts = values.map((value) => {
    if (typeof value === 'string') return escapeHtml(value);
    return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
  });
  return { markup: String.raw({ raw: strings }, ...texts) };
}
