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
    reports: 'Minhas denúncias',
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
  },
  emailChange: {
    label: 'Seu e-mail foi alterado',
    text: (oldEmail: string, until: string) =>
      `Nossa equipe alterou seu e-mail. Se você não pediu isso, use até ${until} o link que enviamos para ${oldEmail}. Até lá, você não pode redefinir sua senha.`,
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
