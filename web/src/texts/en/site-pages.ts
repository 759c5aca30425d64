/** Where administrators write the owner's own pages. */
export const messages = {
  about:
    'Pages of your own, such as the imprint and the terms. Their address is the same in every language.',
  none: 'There are no own pages yet.',
  pages: 'Own pages',
  add: 'Add an empty page',
  tooLong: 'All texts together may have 400,000 characters. Shorten some of them.',
  footerBadge: 'In the footer',
  bindingBadge: 'Binding',
  incomplete: 'Incomplete',
  address: 'Address',
  inFooter: 'Link in the footer of all pages',
  language: 'Language',
  addLanguage: 'Add a language',
  chooseLanguage: 'Choose …',
  title: 'Title',
  body: 'Text',
  bodyAbout:
    'In Markdown: ## begins a heading, ** around words makes them bold, - begins a point of a list, [text](https://…) is a link. HTML is shown as text.',
  preview: 'Preview',
  remove: 'Remove page',
  removeAbout:
    'The page and all its texts leave the draft, and the site when you publish. Earlier versions keep them.',
  removeTextAbout:
    'The text leaves the draft, and the site when you publish. Earlier versions keep it.',
  removeNow: 'Remove',
  cancel: 'Cancel',
  addTitled: (title: string) => `Add: ${title}`,
  addressAbout: (path: string) =>
    `The page is at ${path}. Links to an earlier address no longer work.`,
  untitled: (language: string) => `${language} (no title)`,
  removeText: (language: string) => `Remove the text in ${language}`,
  removeTitle: (title: string) => `Remove “${title}”?`,
  removeTextTitle: (title: string, language: string) => `Remove “${title}” in ${language}?`,
  marksBadge: (count: number) => (count === 1 ? 'Replace 1 text' : `Replace ${count} texts`),
  marks: (count: number) =>
    count === 1
      ? '1 text in [brackets] is still to be replaced by yours. Readers would see it as it is.'
      : `${count} texts in [brackets] are still to be replaced by yours. Readers would see them as they are.`,
  faults: {
    slug: '2 to 41 small letters from a to z, numbers and hyphens, beginning with a letter',
    reserved: 'The service uses this address itself. Choose another one.',
    repeated: 'Another page has this address. Choose another one.',
    title: 'A page needs a title',
  },
};
