import type { messages as en } from '../en/own-account.ts';
import type { Translated } from '@kindred/contract/texts/translated';

const inSentence: Readonly<Record<string, string>> = {
  Senha: 'sua senha',
  Google: 'o Google',
  Facebook: 'o Facebook',
};

export const messages: Translated<typeof en> = {
  loading: 'Carregando…',
  failed: 'Não foi possível carregar',
  again: 'Tentar de novo',
  working: 'Um momento…',
  showPassword: 'Mostrar senha',
  staff: {
    title: 'Sua conta',
    groups: {
      account: 'Conta',
      signIn: 'Acesso',
      devices: 'Dispositivos',
      appearance: 'Aparência',
    },
    scheme: 'Tema',
    schemeAbout: 'Claro, escuro ou igual ao do dispositivo. Salvo neste navegador.',
    blur: 'Desfocar fotos denunciadas',
    blurAbout:
      'Em casos críticos e de prioridade alta, até você pressionar V ou a foto. Fotos que podem mostrar uma criança ficam sempre ocultas. Salvo neste navegador.',
  },
  name: {
    title: 'Nome',
    about: (name: string) => `${name}. A equipe vê seu nome, e ele fica no registro de auditoria.`,
    open: 'Mudar nome',
    first: 'Nome',
    last: 'Sobrenome (opcional)',
    submit: 'Salvar nome',
    cancel: 'Cancelar',
    done: 'Seu nome foi alterado.',
  },
  password: {
    title: 'Senha',
    about:
      'Ao trocar a senha, suas sessões em outros dispositivos são encerradas. Enviamos um e-mail de confirmação.',
    open: 'Trocar senha',
    present: 'Senha atual',
    fresh: 'Nova senha',
    rules: 'Use pelo menos 8 caracteres. Algumas palavras aleatórias funcionam melhor.',
    submit: 'Salvar senha',
    cancel: 'Cancelar',
    done: 'Sua senha foi alterada. Encerramos suas sessões em outros dispositivos.',
  },
  address: {
    title: 'E-mail',
    about: (email: string) => `Você entra com ${email}. Outros membros nunca veem seu e-mail.`,
    aboutTeam: (email: string) => `Você entra com ${email}. A equipe vê seu e-mail.`,
    open: 'Trocar e-mail',
    fresh: 'Novo e-mail',
    password: 'Sua senha',
    submit: 'Enviar códigos',
    cancel: 'Cancelar',
    sent: (present: string, fresh: string) =>
      `Confira suas caixas de entrada: enviamos um código para ${present} e outro para ${fresh}. Eles valem por dez minutos.`,
    sentFresh: (fresh: string) =>
      `Confira sua caixa de entrada: enviamos um código para ${fresh}. Ele vale por dez minutos.`,
    presentCode: 'Código enviado para o e-mail atual',
    freshCode: 'Código enviado para o novo e-mail',
    confirm: 'Confirmar novo e-mail',
    restart: 'Enviar novos códigos',
    done: (email: string) => `Agora você entra com ${email}.`,
  },
  signInMethods: {
    title: 'Formas de entrar',
    about:
      'Se você não reconhece uma delas, remova. Enviamos um e-mail sempre que uma é adicionada ou removida.',
    names: { password: 'Senha', google: 'Google', facebook: 'Facebook' },
    since: (date: string) => `Desde ${date}`,
    only: (method: 'password' | 'google' | 'facebook') =>
      `Sua única forma de entrar é ${{ password: 'sua senha', google: 'o Google', facebook: 'o Facebook' }[method]}.`,
    add: (name: string) => `Adicionar ${name}`,
    remove: 'Remover',
    removeNamed: (name: string) => `Remover: ${name}`,
    dialog: (name: string) => `Remover ${inSentence[name] ?? name}?`,
    why: (name: string) =>
      `Você não vai mais poder entrar com ${inSentence[name] ?? name}. As sessões em todos os outros dispositivos são encerradas.`,
    cancel: 'Cancelar',
    submit: 'Remover',
    removed: (name: string) => `Você não pode mais entrar com ${inSentence[name] ?? name}.`,
  },
  sessions: {
    title: 'Dispositivos',
    about: 'Se você não reconhece um deles, encerre a sessão e troque sua senha.',
    unknown: 'Dispositivo desconhecido',
    current: 'Este dispositivo',
    used: (when: string, where: string | null) =>
      where ? `Último uso: ${when}, de ${where}` : `Último uso: ${when}`,
    end: 'Encerrar',
    endNamed: (device: string, when: string) => `Encerrar sessão: ${device}, último uso: ${when}`,
    endOthers: 'Encerrar todas as outras',
    alone: 'Sua conta não está aberta em nenhum outro lugar.',
    ended: 'Sessão encerrada.',
    endedOthers: 'Encerramos suas sessões em todos os outros lugares.',
  },
  pause: {
    title: 'Dar um tempo',
    about:
      'Você pode fechar sua conta por um tempo. Ninguém vê você até a sua volta, e nada se perde.',
    open: 'Dar um tempo',
    dialog: 'Dar um tempo?',
    points: [
      'Seu perfil e suas fotos ficam ocultos na hora, e suas sessões são encerradas em todos os dispositivos.',
      'Guardamos tudo pelo tempo que você quiser.',
      'Para voltar, entre com sua senha e escolha “Reabrir minha conta”.',
    ],
    password: 'Sua senha',
    missing: 'Digite sua senha para confirmar.',
    cancel: 'Cancelar',
    submit: 'Fechar minha conta',
  },
};
