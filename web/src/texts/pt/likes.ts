import type { messages as en } from '../en/likes.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { conditionTexts, filterTexts } from '@kindred/contract/texts/pt/filters';
import { changeTexts, stepTexts } from '@kindred/contract/texts/pt/funnel';
import { formatDate } from '../../lib/formats/formats.ts';

const wishes = { ages: 'a idade', distance: 'a distância', filters: 'os filtros' };

const peopleLikeYou = (count: number) =>
  plural(count, {
    one: `${count} pessoa curtiu você`,
    other: `${count} pessoas curtiram você`,
  });

export const messages: Translated<typeof en> = {
  loading: 'Carregando…',
  failed: 'Não foi possível carregar',
  again: 'Tentar de novo',
  more: 'Mostrar mais',
  report: 'Denunciar',
  photoOf: (name: string) => `Foto de ${name}`,
  filters: filterTexts,
  browse: {
    title: 'Explorar',
    about:
      'Todo mundo que você pode conhecer e ainda não curtiu nem pulou, exceto perfis em pausa ou no modo incógnito.',
    filters: 'Filtros',
    filtersSet: (set: number) =>
      set === 0 ? 'Filtros' : `Filtros, ${set} ${plural(set, { one: 'ativo', other: 'ativos' })}`,
    within: (distance: string) => `Até ${distance}`,
    bothWays: 'Procura alguém como eu',
    sort: 'Ordenar por',
    sorts: {
      recent: 'Atividade recente',
      new: 'Cadastro recente',
      near: 'Mais perto',
      match: 'Melhor combinação',
    },
    chosen: (name: string) => ({
      like: `Você curtiu ${name}.`,
      superlike: `Você deu uma supercurtida em ${name}.`,
      pass: `Você pulou ${name}.`,
    }),
    undo: (name: string) => `Desfazer sua escolha sobre ${name}`,
    bookmarked: 'Nos favoritos',
    clear: 'Limpar filtros',
    widen: 'Mudar quem você quer conhecer',
  },
  discover: {
    title: 'Descobrir',
    views: 'Exibição',
    cards: 'Cards',
    browse: 'Explorar',
    preferences: 'Preferências',
    preferencesNow: (distance: string | null, from: number, to: number) =>
      `${distance === null ? 'Em qualquer lugar' : `Até ${distance}`}, ${from} a ${to} anos`,
    again:
      'Você já viu todo mundo que combina. Estas são pessoas que você pulou há mais de um mês.',
    card: (name: string, age: number) => `${name}, ${age}`,
    shared: (count: number) =>
      `${count} ${plural(count, { one: 'interesse em comum', other: 'interesses em comum' })}`,
    whole: 'Ver o perfil completo',
    why: 'Como funciona a ordem',
    nextPhoto: 'Próxima foto',
    photo: (name: string, number: number, of: number) => `Foto ${number} de ${of} de ${name}`,
    actions: 'Sua escolha',
    undo: 'Desfazer',
    undoLast: 'Desfazer sua última escolha',
    pass: (name: string) => `Pular ${name}`,
    like: (name: string) => `Curtir ${name}`,
    superlike: (name: string) => `Dar supercurtida em ${name}`,
    superlikesLeft: (left: number) =>
      left === 0
        ? 'Nenhuma hoje'
        : `${plural(left, { one: 'Resta', other: 'Restam' })} ${left} hoje`,
    note: (name: string) => `Curtir ${name} com um recado`,
    noteTitle: (name: string) => `Um recado para ${name}`,
    noteLabel: 'Recado',
    noteAbout: (name: string) =>
      `${name} pode ler seu recado junto com sua curtida. Seu nome aparece quando vocês derem match ou se ${name} tiver premium ou abrir sua curtida.`,
    sendNote: 'Curtir com este recado',
    commentSent: (name: string) => `Seu comentário foi enviado para ${name}.`,
    noteSent: (name: string) => `Seu recado foi enviado para ${name}.`,
    cancel: 'Cancelar',
    keys: 'Teclas: esquerda pula, direita curte, S dá supercurtida, Z desfaz, Enter abre o perfil.',
    unsent: (count: number) =>
      plural(count, {
        one: `${count} escolha ainda não foi salva. Ela é enviada quando a conexão voltar.`,
        other: `${count} escolhas ainda não foram salvas. Elas são enviadas quando a conexão voltar.`,
      }),
    match: 'Deu match!',
    matchAbout: (name: string) => `Você e ${name} se curtiram.`,
    sayHello: 'Mandar um oi',
    openers: 'Ideias para a primeira mensagem',
    aboutAnswer: (answer: string) => `“${answer}” Conta mais!`,
    aboutInterest: (interest: string) => `${interest}! De onde vem esse gosto?`,
    sent: (name: string) => `Sua mensagem para ${name} foi enviada.`,
    wrote: (name: string) => `${name} já escreveu para você.`,
    toChat: 'Abrir conversa',
    goOn: 'Continuar olhando',
    more: 'Procurando pessoas…',
  },
  funnel: {
    title: 'Por enquanto, você já viu todo mundo que combina',
    titleFiltered: 'Ninguém combina agora',
    about: 'Quantas pessoas restam depois de cada passo:',
    label: 'Por que não resta ninguém',
    steps: stepTexts,
    changes: changeTexts,
    filtered: conditionTexts,
    changesPreferences: 'Isso muda suas preferências.',
    show: (count: number) =>
      `Mostrar ${count} ${plural(count, { one: 'pessoa', other: 'pessoas' })}`,
    nothing: {
      tried: (what: readonly ('ages' | 'distance' | 'filters')[]) =>
        `Mudar só ${new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(what.map((each) => wishes[each]))} não mostraria novas pessoas.`,
      wait: 'Novas pessoas chegam todos os dias.',
    },
  },
  superlikesYou: (name: string) => `${name} enviou uma supercurtida para você`,
  question: {
    superlike: {
      title: (name: string) => `Enviar uma supercurtida para ${name}?`,
      about: (name: string) =>
        `${name} vê na hora que ela é sua, com ou sem premium, e você aparece primeiro nos cards.`,
      send: 'Enviar supercurtida',
    },
    outside: {
      title: (name: string) => `Curtir ${name} mesmo assim?`,
      about: (name: string) =>
        `No momento, suas preferências e as de ${name} não combinam, por isso ${name} verá sua curtida separada das outras e sem notificação.`,
      send: 'Curtir mesmo assim',
    },
  },
  choice: {
    label: 'Sua escolha',
    pass: 'Pular',
    like: 'Curtir',
    superlike: 'Supercurtida',
    note: 'Curtir com recado',
    undo: 'Desfazer',
    waits: 'Sua escolha é enviada quando a conexão voltar.',
    undoWaits: 'A mudança é enviada quando a conexão voltar.',
    notSent: 'Ainda não foi enviada. Continuamos tentando.',
    failed: (choice: 'like' | 'superlike' | 'pass' | 'undo', name?: string) => {
      if (!name)
        return choice === 'undo' ? 'Não foi possível desfazer.' : 'Sua escolha não foi enviada.';
      return {
        like: `Sua curtida para ${name} não foi enviada.`,
        superlike: `Sua supercurtida para ${name} não foi enviada.`,
        pass: `Você pulou ${name}, mas isso não foi salvo.`,
        undo: `Sua escolha sobre ${name} não foi desfeita.`,
      }[choice];
    },
    close: 'Fechar',
    isMatch: 'Vocês deram match.',
    message: 'Mensagem',
    left: (likes: number) =>
      likes === 0
        ? 'Nenhuma curtida restante hoje'
        : plural(likes, {
            one: `Resta ${likes} curtida hoje`,
            other: `Restam ${likes} curtidas hoje`,
          }),
    bookmark: 'Favoritar',
    bookmarked: 'Tirar dos favoritos',
  },
  likes: {
    title: 'Curtidas',
    count: peopleLikeYou,
    outside: (count: number) => `Mais ${count} fora das suas preferências`,
    outsideTitle: 'Fora das suas preferências',
    outsideAbout:
      'Essas pessoas curtiram você, mas no momento as preferências delas e as suas não combinam.',
    notes: 'Recados de quem curtiu você',
    notesAbout:
      'Essas pessoas leram seu perfil e escreveram para você. Você vê quem são com o premium, quando vocês derem match ou uma de cada vez.',
    none: 'Nenhuma curtida ainda',
    noneYet: 'As curtidas que você receber aparecem aqui.',
    lockedTitle: 'Veja quem curtiu você',
    locked:
      'Com o premium, você vê quem curtiu você. Sem ele, você vê uma pessoa por vez: curta ou pule, e então veja a próxima. Se você curtir de volta, dá match.',
    lockedOutside:
      'Com o premium, você vê quem curtiu você. Se você curtir de volta, dá match de qualquer jeito.',
    seeOne: 'Ver uma pessoa',
    toPremium: 'Ver premium',
    list: 'Pessoas que curtiram você',
    superlike: 'Supercurtida',
    note: (name: string) => `Recado de ${name}`,
    ownNote: 'O que você escreveu',
    browse: 'Explorar pessoas',
    lists: 'Listas',
    tabs: {
      received: 'Recebidas',
      sent: 'Enviadas',
      passed: 'Puladas',
      bookmarked: 'Favoritos',
    },
    since: (time: string) => `Curtida em ${formatDate(time)}`,
    sent: 'Pessoas que você curtiu',
    sentNone: 'Você ainda não curtiu ninguém',
    sentAbout: 'As pessoas que você curte aparecem aqui até dar match.',
    passed: 'Pessoas que você pulou',
    passedNone: 'Você não pulou ninguém',
    passedAbout: 'Desfaça aqui para ver alguém de novo. A pessoa não fica sabendo.',
    passedSince: (time: string) => `Você pulou em ${formatDate(time)}`,
    undo: (name: string) => `Desfazer sua escolha sobre ${name}`,
    bookmarks: 'Favoritos',
    bookmarksNone: 'Nenhum favorito ainda',
    bookmarksAbout: 'Favorite alguém para encontrar aqui. A pessoa não fica sabendo.',
    removeBookmark: (name: string) => `Tirar ${name} dos favoritos`,
  },
};
