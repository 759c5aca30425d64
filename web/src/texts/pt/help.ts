import type { messages as en } from '../en/help.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';

export type { HelpLink } from '../en/help.ts';

const groups: Translated<typeof en>['groups'] = [
  {
    title: 'Sua conta',
    questions: [
      {
        question: 'Não recebi o código',
        answer: () =>
          'Olhe primeiro na pasta de spam. O código vale por dez minutos. Você pode pedir um novo na página em que digita o código e, se seu e-mail tiver algum erro, corrigi-lo ali mesmo.',
      },
      {
        question: 'Não consigo entrar',
        answer: () =>
          'Escolha “Esqueceu a senha?” e digite seu e-mail. Enviamos um link para você escolher uma nova senha. Ele funciona uma vez, por uma hora.',
        link: { to: '/forgot-password', text: 'Redefinir sua senha' },
      },
      {
        question: 'Como mudo meu e-mail, minha senha ou minhas notificações?',
        answer: () => 'Tudo fica nas configurações, com a explicação do que cada item muda.',
        link: { to: '/settings', text: 'Abrir configurações' },
      },
      {
        question: 'Como dou um tempo ou saio de vez?',
        answer: () =>
          'No fim das configurações, do mais leve ao definitivo: pause seu perfil para que novas pessoas não vejam você, feche sua conta por um tempo e volte depois, ou exclua a conta.',
        link: { to: '/faqs', hash: 'deleting-my-account', text: 'Como funciona a exclusão' },
      },
    ],
  },
  {
    title: 'Conhecer pessoas',
    questions: [
      {
        question: 'Por que não vejo ninguém?',
        answer: () =>
          'Até você confirmar seu e-mail e completar seu perfil, você não vê ninguém e ninguém vê você. Depois disso, Descobrir mostra quantas pessoas cada uma das suas preferências deixa de fora.',
        link: { to: '/discover', text: 'Abrir Descobrir' },
      },
      {
        question: 'O que significa a pontuação?',
        answer: () =>
          'É o quanto você e a outra pessoa combinam, com base nos interesses em comum e nas respostas que você deu. Ela fica mais precisa a cada pergunta que os dois lados respondem.',
        link: { to: '/faqs', hash: 'matching', text: 'Como funciona o match' },
      },
      {
        question: 'Como desfaço uma curtida ou volto a ver quem pulei?',
        answer: () =>
          'Desfaça nas listas da página Curtidas. Uma curtida pode ser desfeita até virar match.',
        link: { to: '/likes/sent', text: 'Pessoas que você curtiu' },
      },
      {
        question: 'Quem pode me ver no modo incógnito?',
        answer: () =>
          'Só seus matches e as pessoas que você curtiu, mesmo antes de ativar o modo. Se elas veem você, ficam sabendo da sua curtida. Para se esconder de alguém que você curtiu, desfaça a curtida.',
        link: { to: '/likes/sent', text: 'Pessoas que você curtiu' },
      },
      {
        question: 'Quem pode ver que eu pulei um perfil?',
        answer: () => 'Ninguém. Não contamos a ninguém que você pulou um perfil.',
      },
    ],
  },
  {
    title: 'Conversas',
    questions: [
      {
        question: 'Por que minha mensagem não foi enviada?',
        answer: () =>
          'Sem conexão, as mensagens esperam no seu dispositivo e são enviadas depois, em ordem. Enquanto a outra pessoa não responder, mensagens com links, telefones, e-mails ou assuntos de dinheiro não são enviadas.',
      },
      {
        question: 'Como termino uma conversa?',
        answer: () =>
          'Escolha “Desfazer match” no menu da conversa. Vocês não se veem mais. Você ainda pode denunciar a pessoa em Matches anteriores.',
      },
      {
        question: 'Posso mudar ou apagar uma mensagem?',
        answer: () =>
          'Você pode editar por 15 minutos e apagar a qualquer momento, só para você ou dos dois lados.',
      },
    ],
  },
  {
    title: 'Segurança',
    questions: [
      {
        question: 'Alguém me pediu dinheiro ou um código',
        answer: () =>
          'Não mande nada, seja qual for a história. É o golpe mais comum. Denuncie a pessoa no menu da conversa e, se já pagou, fale com seu banco agora.',
        link: { to: '/safety-tips', text: 'Ler as dicas de segurança' },
      },
      {
        question: 'Como bloqueio ou denuncio alguém?',
        answer: () =>
          'No menu da foto, na conversa ou no fim do perfil. A pessoa não fica sabendo da denúncia.',
        link: { to: '/faqs', hash: 'reporting', text: 'Como funcionam as denúncias' },
      },
      {
        question: 'Alguém usa minhas fotos ou se passa por mim',
        answer: () => 'Avise a gente, com ou sem conta. Uma pessoa lê cada denúncia.',
        link: { to: '/report-content', text: 'Denunciar conteúdo' },
      },
      {
        question: 'Alguém mostra uma imagem íntima minha',
        answer: () =>
          'Peça a remoção, com ou sem conta. Decidimos em 48 horas, e as cópias somem junto.',
        link: { to: '/intimate-pictures', text: 'Pedir a remoção de uma imagem íntima sua' },
      },
    ],
  },
  {
    title: 'Premium e pagamentos',
    questions: [
      {
        question: 'Como cancelo o premium?',
        answer: () =>
          'Em Premium, no menu da sua conta, quando quiser. Você fica com ele até o fim do período pago.',
        link: { to: '/premium/manage', text: 'Seu premium' },
      },
      {
        question: 'Posso desistir do contrato?',
        answer: () =>
          'Sim, em até 14 dias depois de assinar o premium e sem dar motivo. Ele termina na hora, e o dinheiro volta para seu cartão, menos o tempo de uso, se você concordou em pagar por ele.',
        link: { to: '/premium/withdraw', text: 'Desistir do contrato' },
      },
      {
        question: 'Tem algo errado com um pagamento',
        answer: (support: string) =>
          `Escreva para ${support} com a data e o valor. Nunca nos envie o número do seu cartão.`,
      },
    ],
  },
];

export const messages: Translated<typeof en> = {
  title: 'Central de ajuda',
  about: 'Em que podemos ajudar?',
  search: 'Busque entre as perguntas',
  clear: 'Limpar busca',
  groups,
  inFaqs: 'Das perguntas frequentes',
  found: (count: number) =>
    plural(count, {
      one: `${count} pergunta encontrada`,
      other: `${count} perguntas encontradas`,
    }),
  none: 'Nada encontrado. Tente outra palavra ou escreva para nós, que a gente ajuda.',
  more: {
    title: 'Não encontrou?',
    text: 'Escreva para nós, que a gente ajuda. Se você estiver em perigo, ligue primeiro para o número de emergência.',
    contact: 'Fale conosco',
    safety: 'Dicas de segurança',
    faqs: 'Perguntas frequentes',
    accessibility: 'Acessibilidade',
  },
};
