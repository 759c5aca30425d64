import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-pages.ts';

export const messages: Translated<typeof en> = {
  about:
    'Eigene Seiten, etwa das Impressum und die Nutzungsbedingungen. Ihre Adresse ist in jeder Sprache dieselbe.',
  none: 'Es gibt noch keine eigenen Seiten.',
  pages: 'Eigene Seiten',
  add: 'Leere Seite hinzufügen',
  tooLong: 'Alle Texte zusammen dürfen 400.000 Zeichen haben. Kürze einige davon.',
  footerBadge: 'In der Fußzeile',
  bindingBadge: 'Verbindlich',
  incomplete: 'Unvollständig',
  address: 'Adresse',
  inFooter: 'Link in der Fußzeile aller Seiten',
  language: 'Sprache',
  addLanguage: 'Sprache hinzufügen',
  chooseLanguage: 'Wähle …',
  title: 'Titel',
  body: 'Text',
  bodyAbout:
    'In Markdown: ## beginnt eine Überschrift, ** um Wörter macht sie fett, - beginnt einen Punkt einer Liste, [Text](https://…) ist ein Link. HTML wird als Text gezeigt.',
  preview: 'Vorschau',
  remove: 'Seite entfernen',
  removeAbout:
    'Die Seite und alle ihre Texte verschwinden aus dem Entwurf, und sobald du veröffentlichst, auch von der Website. Frühere Versionen behalten sie.',
  removeTextAbout:
    'Der Text verschwindet aus dem Entwurf, und sobald du veröffentlichst, auch von der Website. Frühere Versionen behalten ihn.',
  removeNow: 'Entfernen',
  cancel: 'Abbrechen',
  addTitled: (title) => `Hinzufügen: ${title}`,
  addressAbout: (path) =>
    `Die Seite steht unter ${path}. Links auf eine frühere Adresse funktionieren nicht mehr.`,
  untitled: (language) => `${language} (ohne Titel)`,
  removeText: (language) => `Text entfernen: ${language}`,
  removeTitle: (title) => `„${title}“ entfernen?`,
  removeTextTitle: (title, language) => `„${title}“ entfernen: ${language}?`,
  marksBadge: (count) =>
    plural(count, { one: '1 Text zu ersetzen', other: `${count} Texte zu ersetzen` }),
  marks: (count) =>
    plural(count, {
      one: '1 Text in [eckigen Klammern] ist noch durch deinen zu ersetzen. Alle würden ihn so lesen.',
      other: `${count} Texte in [eckigen Klammern] sind noch durch deine zu ersetzen. Alle würden sie so lesen.`,
    }),
  faults: {
    slug: '2 bis 41 kleine Buchstaben von a bis z, Ziffern und Bindestriche, mit einem Buchstaben am Anfang',
    reserved: 'Diese Adresse verwendet der Dienst selbst. Wähle eine andere.',
    repeated: 'Diese Adresse hat schon eine andere Seite. Wähle eine andere.',
    title: 'Eine Seite braucht einen Titel',
  },
};
