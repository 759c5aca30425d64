import { plural } from '@kindred/contract/texts/pt/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/site-office.ts';

const clock = (time: string | number) =>
  formatDate(time, { dateStyle: undefined, timeStyle: 'short' });
const dayOf = (time: string) =>
  formatDate(time, { dateStyle: undefined, month: 'short', day: 'numeric' });
const timeOf = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
const changes = (count: number) =>
  plural(count, { one: `${count}\u00a0mudança`, other: `${count}\u00a0mudanças` });

export const messages: Translated<typeof en> = {
  title: 'Site',
  loading: 'Carregando o site…',
  failed: 'Não foi possível carregar o site',
  again: 'Tentar de novo',
  parts: 'Partes do site',
  versions: 'Versões',
  file: 'Exportar ou importar',
  fresh: (count) => plural(count, { one: `${count} nova`, other: `${count} novas` }),
  saving: 'Salvando…',
  saved: (at) => `Salvo às ${clock(at)}`,
  notSaved: 'Nem tudo está salvo',
  here: (name) => `${name} está aqui`,
  theirs: (name, value) => `${name ?? 'Alguém da equipe'} acabou de colocar ${value} aqui.`,
  takeTheirs: 'Usar esse valor',
  keepMine: 'Manter o meu',
  fromFile: (file) => `O site vem do arquivo ${file}. Mude-o lá. Aqui você só pode ver.`,
  about: {
    name: 'Aparece em tudo: páginas, e-mails, recibos.',
    supportEmail: 'As páginas e os e-mails dão este endereço aos membros.',
    colors: 'Uma cor como #cb3049.',
    logo: 'No lugar do coração e do nome. SVG, PNG, JPEG, WebP ou AVIF de até 1\u00a0MB. Nós o desenhamos de novo, para que nenhum script possa rodar nele.',
    icon: 'Quadrado. Para as abas do navegador e para o app no celular.',
    figures:
      'Quatro números na página inicial, com suas palavras, como 1.200 ou 24/7. Um número sem texto não aparece.',
    figuresCounted:
      'Com {count}+ contamos uma vez por dia quem esteve aqui nos últimos 30 dias, arredondando para baixo. Abaixo de 100 não aparece.',
    figureBraces: 'As chaves servem só para {count}, no número de pessoas ativas.',
    figuresTrue:
      'Coloque só o que é verdade e o que você pode provar. Um serviço não pode publicar afirmações falsas.',
    photoReview:
      'As outras pessoas só veem fotos novas depois que sua equipe as aprova. Custa tempo da equipe, e os membros esperam.',
    appeals:
      'Os membros podem contestar decisões, e outra pessoa da equipe olha de novo. Custa tempo da equipe. Desative só onde nenhuma lei exige.',
    transparency:
      'Um relatório anual conta denúncias, decisões e recursos. Não custa nada, pois o serviço faz a conta. Desative só onde nenhuma lei exige.',
    secondFactor:
      'Para entrar, a equipe precisa de um código de um app. Protege os dados dos membros se alguém roubar uma senha. Custa um instante a cada vez.',
    membersWanted:
      'Com menos pessoas por perto, Descobrir diz que o site ainda é novo. Com 0, nunca diz.',
    leavingDays:
      'Até lá, um membro pode voltar. Um prazo maior guarda dados de pessoas que já saíram.',
    exportDays:
      'Por esse tempo dá para baixar o arquivo com os próprios dados. Mais tempo ocupa mais disco.',
    reportDays:
      'Depois disso, denúncias encerradas são excluídas. Mais tempo ajuda a reconhecer danos repetidos e guarda mais sobre as pessoas.',
  },
  unit: { days: 'dias', people: 'pessoas' },
  pick: (name) => `${name}: escolher`,
  image: {
    light: 'Em fundo claro',
    dark: 'Em fundo escuro',
    of: (name, action) => `${name}: ${action}`,
    upload: 'Enviar',
    replace: 'Trocar',
    nameOnly: 'Usar só o nome',
    asLight: 'Usar o mesmo do tema claro',
    noIcon: 'Usar o coração',
    drop: 'Ou solte um arquivo aqui.',
    uploading: 'Enviando…',
    tooLarge: 'Este arquivo tem mais de 1\u00a0MB. Escolha um menor.',
  },
  leftOut: 'Não aparece',
  bar: {
    label: 'Rascunho',
    changes,
    none: 'Nenhuma mudança',
    since: (version) => (version === 0 ? 'nada publicado ainda' : `desde a versão ${version}`),
    published: (name, time) =>
      name === null ? `publicação: ${dayOf(time)}` : `publicação: ${name}, ${dayOf(time)}`,
    compare: 'Comparar',
    publish: 'Publicar…',
    done: (version) => `A versão ${version} está publicada.`,
    newName: 'Esta página mostra o novo nome quando for carregada de novo.',
  },
  publish: {
    title: (version) => `Publicar a versão ${version}?`,
    about: (version) =>
      version === 0
        ? 'Todo mundo vê em dois segundos.'
        : `Todo mundo vê em dois segundos. Você pode voltar à versão ${version} quando quiser.`,
    compare: (version) =>
      version === 0 ? 'O que o rascunho muda' : `Mudanças desde a versão ${version}`,
    by: (name, time) => (name === null ? clock(time) : `${name}, ${clock(time)}`),
    you: 'Você',
    notSaved: (names) => `Não salvo e, por isso, não publicado: ${names}.`,
    keepEditing: 'Continuar editando',
    submit: (count) => `Publicar ${changes(count)}`,
    close: 'Fechar',
  },
  version: {
    number: (version) => `Versão ${version}`,
    current: 'Publicada agora',
    by: (name, time) => `${name ?? 'Conta excluída'}, ${timeOf(time)}`,
    none: 'Nada foi publicado ainda. O site está como foi instalado.',
    loading: 'Carregando as versões…',
    failed: 'Não foi possível carregar as versões',
    more: 'Ver mais',
    restore: 'Restaurar',
    restoreOf: (version) => `Restaurar a versão ${version}`,
    restoreTitle: (version) => `Restaurar a versão ${version}?`,
    restoreAbout: (count) =>
      count === 0
        ? 'Ela vai para o rascunho. Para as outras pessoas nada muda até você publicar.'
        : `Ela vai para o rascunho, no lugar de ${changes(count)}. Para as outras pessoas nada muda até você publicar.`,
    restored: (version) => `A versão ${version} está no rascunho.`,
    draft: 'Rascunho',
    discard: 'Descartar o rascunho',
    discardTitle: 'Descartar o rascunho?',
    discardAbout: (count) =>
      plural(count, {
        one: `${changes(count)} será excluída, também para a equipe.`,
        other: `${changes(count)} serão excluídas, também para a equipe.`,
      }),
    discarded: 'O rascunho foi descartado.',
    cancel: 'Cancelar',
  },
  transfer: {
    export: 'Exportar',
    exportAbout:
      'Uma versão com suas imagens em um só arquivo: como cópia de segurança, para outra instalação ou para SITE_FILE.',
    version: 'Versão',
    download: 'Baixar',
    nothing: 'Vai haver um arquivo assim que você publicar algo.',
    import: 'Importar',
    importAbout: 'O arquivo vai para o rascunho. Você vê cada diferença antes de publicar.',
    replaces: (count) => `No rascunho, ele fica no lugar de ${changes(count)}.`,
    choose: 'Escolher um arquivo',
    importing: 'Importando…',
    imported: (count) =>
      count === 0
        ? 'O arquivo é igual ao que está publicado.'
        : `O arquivo está no rascunho: ${changes(count)}.`,
    unfit: 'O arquivo não serve. Nada foi importado.',
    notJson: 'Este não é um arquivo de um site.',
  },
  preview: {
    title: 'Prévia',
    frame: 'Página inicial com o rascunho',
    width: 'Largura',
    phone: 'Celular',
    desk: 'Computador',
    scheme: 'Claro ou escuro',
    light: 'Claro',
    dark: 'Escuro',
    language: 'Idioma',
    note: 'O rascunho, como os membros o veriam',
    click: 'Clique em um texto para mudá-lo',
    none: 'A prévia não está disponível.',
    close: 'Fechar',
  },
};
