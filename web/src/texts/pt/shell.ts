import type { messages as en } from '../en/shell.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages: Translated<typeof en> = {
  skip: 'Pular para o conteúdo',
  mainNavigation: 'Principal',
  siteNavigation: 'Site',
  footerNavigation: 'Rodapé',
  menu: 'Menu',
  back: 'Voltar',
  commands: 'Comandos e pessoas',
  search: 'Buscar…',
  nav: {
    signIn: 'Entrar',
    register: 'Criar conta',
    notices: (fresh: number) =>
      fresh
        ? `Notificações, ${fresh} ${plural(fresh, { one: 'nova', other: 'novas' })}`
        : 'Notificações',
    admin: 'Admin',
    logout: 'Sair',
  },
  account: {
    title: 'Sua conta',
    label: 'Conta:',
    profile: 'Perfil',
    questions: 'Perguntas',
    premium: 'Premium',
    settings: 'Configurações',
    faqs: 'Perguntas frequentes',
    privacy: 'Privacidade',
    help: 'Central de ajuda',
  },
  tabs: {
    name: 'Suas páginas',
    home: 'Início',
    discover: 'Descobrir',
    likes: 'Curtidas',
    matches: 'Matches',
    profile: 'Perfil',
  },
  likes: (count: number) =>
    plural(count, {
      one: `${count} pessoa curtiu você`,
      other: `${count} pessoas curtiram você`,
    }),
  unread: (count: number) =>
    plural(count, { one: `${count} conversa não lida`, other: `${count} conversas não lidas` }),
  footer: {
    home: 'Início',
    faqs: 'Perguntas frequentes',
    privacy: 'Política de privacidade',
    contact: 'Fale conosco',
    report: 'Denunciar conteúdo',
    help: 'Central de ajuda',
    safety: 'Dicas de segurança',
    rights: (year: string, brand: string) => `© ${year} ${brand}`,
  },
  scheme: {
    label: 'Tema',
    light: 'Claro',
    dark: 'Escuro',
    auto: 'Sistema',
  },
  unverified: {
    text: 'Até você confirmar seu e-mail, ninguém vê você, e você não vê ninguém.',
    action: 'Digitar o código',
    title: 'Confirme seu e-mail',
    about:
      'Até você confirmar seu e-mail, você não vê as pessoas e elas não veem você. O código está no e-mail que enviamos.',
    again: 'Enviar novo código',
    sent: 'Enviamos outro e-mail. O código anterior não funciona mais.',
  },
  payment: {
    failed: 'Seu último pagamento falhou. Atualize seu cartão para manter o premium.',
    action: 'Atualizar cartão',
  },
  paused: {
    text: 'Seu perfil está em pausa, e novas pessoas não encontram você.',
    resume: 'Mostrar meu perfil de novo',
  },
  incognitoEnded: {
    text: 'O modo incógnito terminou. Seu perfil está em pausa, e novas pessoas não veem você.',
    returned:
      'Seu perfil está em pausa desde que o modo incógnito terminou. Você tem premium e pode ativar o modo de novo.',
    show: 'Mostrar meu perfil',
    keep: 'Manter em pausa',
    premium: 'Assinar premium',
    incognito: 'Ativar o modo incógnito',
  },
  emailChange: {
    label: 'Seu e-mail foi alterado',
    text: (oldEmail: string, until: string) =>
      `Nossa equipe alterou seu e-mail. Se você não pediu isso, use até ${until} o link que enviamos para ${oldEmail}. Até lá, você não pode redefinir sua senha.`,
  },
  missing: {
    before: 'Não encontramos',
    after: ', por isso você veio parar aqui.',
    close: 'Fechar',
  },
  offline: {
    banner: 'Você está offline.',
    text: 'Vamos reconectar automaticamente.',
    title: 'Ainda não carregou',
    waits: 'A página carrega quando a conexão voltar.',
  },
  failure: {
    title: 'Não foi possível carregar esta página',
    text: 'Algo deu errado. Tente de novo.',
    retry: 'Tentar de novo',
  },
  loading: 'Carregando',
  lastActive: {
    justNow: 'Agora há pouco',
    hoursAgo: (hours: number) => `há ${hours} h`,
    daysAgo: (days: number) => `há ${days} ${plural(days, { one: 'dia', other: 'dias' })}`,
    never: 'Nunca',
  },
  active: {
    justNow: 'Esteve aqui agora há pouco',
    when: (ago: string) => `Esteve aqui ${ago}`,
    lastMonth: 'Esteve aqui no último mês',
    earlier: 'Esteve aqui há mais de um mês',
  },
  opening: {
    text: 'Abrindo…',
    failed: 'Não foi possível abrir. Confira sua conexão e recarregue a página.',
    reload: 'Recarregar página',
    close: 'Fechar',
  },
};
