import { plural } from '@kindred/contract/texts/pt/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-pages.ts';

export const messages: Translated<typeof en> = {
  about:
    'Páginas próprias, como as informações legais e os termos. O endereço delas é o mesmo em todos os idiomas.',
  none: 'Ainda não há páginas próprias.',
  pages: 'Páginas próprias',
  add: 'Adicionar uma página vazia',
  tooLong: 'Todos os textos juntos podem ter 400.000 caracteres. Encurte alguns.',
  footerBadge: 'No rodapé',
  bindingBadge: 'Obrigatória',
  incomplete: 'Incompleta',
  address: 'Endereço',
  inFooter: 'Link no rodapé de todas as páginas',
  language: 'Idioma',
  addLanguage: 'Adicionar um idioma',
  chooseLanguage: 'Escolher…',
  title: 'Título',
  body: 'Texto',
  bodyAbout:
    'Em Markdown: ## começa um título, ** em volta de palavras as deixa em negrito, - começa um item de lista, [texto](https://…) é um link. HTML aparece como texto.',
  preview: 'Prévia',
  remove: 'Remover a página',
  removeAbout:
    'A página e todos os textos dela saem do rascunho, e do site quando você publicar. As versões anteriores os mantêm.',
  removeTextAbout:
    'O texto sai do rascunho, e do site quando você publicar. As versões anteriores o mantêm.',
  removeNow: 'Remover',
  cancel: 'Cancelar',
  addTitled: (title) => `Adicionar: ${title}`,
  addressAbout: (path) =>
    `A página fica em ${path}. Links para um endereço anterior deixam de funcionar.`,
  untitled: (language) => `${language} (sem título)`,
  removeText: (language) => `Remover o texto em ${language}`,
  removeTitle: (title) => `Remover “${title}”?`,
  removeTextTitle: (title, language) => `Remover “${title}” em ${language}?`,
  marksBadge: (count) =>
    plural(count, {
      one: `${count}\u00a0texto a substituir`,
      other: `${count}\u00a0textos a substituir`,
    }),
  marks: (count) =>
    plural(count, {
      one: `Falta substituir ${count}\u00a0texto entre [colchetes] pelo seu. Ele apareceria assim.`,
      other: `Falta substituir ${count}\u00a0textos entre [colchetes] pelos seus. Eles apareceriam assim.`,
    }),
  faults: {
    slug: 'De 2 a 41 letras minúsculas de a a z, números e hifens, começando por uma letra',
    reserved: 'O próprio serviço usa este endereço. Escolha outro.',
    repeated: 'Outra página já tem este endereço. Escolha outro.',
    title: 'Uma página precisa de um título',
  },
};
