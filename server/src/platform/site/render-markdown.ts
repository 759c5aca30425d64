import createMarkdown, { type Token } from 'markdown-it';

/**
 * What an owner writes for their pages, as HTML. HTML in it is text, links lead to the web, to a mail or to a page of this
 * site, and no picture, script or style comes of it.
 */
export const renderMarkdown = (text: string): string => markdown.render(text);

// Lines of an address stay lines.
const markdown = createMarkdown({ html: false, linkify: true, breaks: true, langPrefix: '' });
markdown.disable('image');
// A text such as `name.example` is no link: it may be a name.
markdown.linkify.set({ fuzzyLink: false });
markdown.validateLink = isAllowedLink;
markdown.core.ruler.push('plain', ({ tokens }) => {
  arrangeHeadings(tokens.filter(({ type }) => type.startsWith('heading_')));
  for (const token of tokens) {
    // The sides of columns.
    dropAttribute(token, 'style');
    if (token.type === 'fence') token.info = '';
    for (const inside of token.children ?? []) markLink(inside);
  }
});

/** They begin at h2, below the title of the page, and none is more than one level deeper than the one before it. */
function arrangeHeadings(headings: readonly Token[]) {
  const levelOf = ({ tag }: Token) => Number(tag.slice(1));
  const highest = Math.min(...headings.map(levelOf));
  let level = 1;
  for (const heading of headings) {
    if (heading.type === 'heading_open')
      level = Math.min(levelOf(heading) - highest + 2, level + 1, 6);
    heading.tag = `h${level}`;
  }
}

function dropAttribute(token: Token, name: string) {
  token.attrs = token.attrs?.filter(([each]) => each !== name) ?? null;
}

function markLink(token: Token) {
  if (token.type !== 'link_open' || String(token.attrGet('href')).startsWith('/')) return;
  token.attrSet('rel', 'nofollow noopener');
}

const unseen = /[\s\\\p{Cc}\p{Cf}]/u;

/** An address as Markdown has it, with its entities and percent signs resolved as far as Markdown does. */
export function isAllowedLink(address: string) {
  if (unseen.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  return /^(https?:\/\/[^/]|mailto:[^/])/i.test(address) && URL.canParse(address);
}
