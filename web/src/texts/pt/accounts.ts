import type { messages as en } from '../en/accounts.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  aside: 'Tudo começa com um oi.',
  promises: [
    'Dar match e conversar é grátis',
    'Sem anúncios, sem rastreadores',
    'Nunca guardamos sua localização exata',
  ],
  email: 'E-mail',
  password: 'Senha',
  showPassword: 'Mostrar senha',
  working: 'Um momento…',
  back: 'Voltar para o login',
  passwordMissing: 'Digite sua senha.',
  signIn: {
    title: 'Que bom ver você de novo',
    lead: 'Entre com seu e-mail e sua senha.',
    submit: 'Entrar',
    forgot: 'Esqueceu a senha?',
    newHere: 'Primeira vez aqui?',
    register: 'Criar uma conta',
    staff: 'É da equipe?',
    staffLink: 'Entrar no painel',
    expired: 'Sua sessão expirou. Entre de novo.',
    changed: 'Sua senha foi alterada. Entre com a nova.',
    joined: 'Agora você faz parte da equipe. Entre de novo para começar.',
    leaving: (date: string) =>
      `Sua conta está fechada. Vamos excluir tudo o que há nela em ${date}. Até lá, você pode entrar aqui para reabrir.`,
    reopen: 'Reabrir minha conta',
    statement: 'Ler ou contestar a decisão',
    reopenHint: 'Seu perfil e suas fotos ainda estão aqui.',
  },
  providers: {
    or: 'ou',
    google: 'Continuar com o Google',
    facebook: 'Continuar com o Facebook',
    entering: 'Entrando na sua conta',
    adding: 'Adicionando uma forma de entrar',
    toSettings: 'Voltar às configurações',
    failed: 'Não deu certo',
    unasked: 'Não conseguimos verificar este acesso. Tente de novo.',
    back: 'Voltar para o login',
  },
  register: {
    next: 'Continuar',
    back: 'Voltar',
    signIn: 'Entrar',
    person: {
      title: 'Crie sua conta',
      why: 'As pessoas veem seu nome e sua idade.',
      name: 'Nome',
      nameMissing: 'Digite seu nome.',
      birthDate: 'Data de nascimento',
      birthDateHint: 'É preciso ter 18 anos ou mais. Ninguém vê a data.',
    },
    account: {
      title: 'Como você vai entrar?',
      why: 'Vamos enviar um código para este e-mail. Outros membros nunca veem seu e-mail.',
      passwordHint: 'Use pelo menos 8 caracteres. Algumas palavras aleatórias funcionam melhor.',
      privacy: 'Ler nossa política de privacidade',
      submit: 'Criar minha conta',
    },
  },
  verify: {
    title: 'Confira seu e-mail',
    lead: (email: string) =>
      `Enviamos um e-mail para ${email}. Digite aqui o código de seis dígitos em até dez minutos. Se você já tem uma conta, o e-mail avisa.`,
    code: 'Código',
    submit: 'Confirmar',
    again: 'Enviar novo código',
    wait: (seconds: number) => `Enviar novo código (em ${seconds} s)`,
    sent: 'Enviamos outro e-mail. O código anterior não funciona mais.',
    spam: 'Não chegou nada? Olhe na pasta de spam.',
    later: 'Fazer isso depois',
    wrong: 'E-mail errado?',
    correct: {
      title: 'Corrija seu e-mail',
      lead: (email: string) =>
        `Você fez o cadastro com ${email}. Vamos enviar um código para o e-mail certo.`,
      submit: 'Enviar código',
      cancel: 'Manter este e-mail',
    },
    link: {
      title: 'Confirme seu e-mail',
      reading: 'Abrindo seu link…',
      here: (email: string) => `Confirme que ${email} é o e-mail da sua conta.`,
      submit: 'Confirmar este e-mail',
      elsewhere: (email: string) =>
        `Para confirmar ${email} neste dispositivo, escolha uma nova senha. A senha antiga deixa de funcionar, e as sessões em outros dispositivos são encerradas.`,
      orCode:
        'Fez o cadastro em outro dispositivo? É mais rápido digitar lá o código do e-mail. Assim, sua senha continua a mesma.',
      password: 'Nova senha',
      other: (email: string, present: string) =>
        `Este link é para ${email}. Você está na conta ${present}.`,
      signOut: 'Sair e continuar',
    },
    toSignIn: 'Entrar para receber um novo código',
  },
  forgot: {
    title: 'Redefina sua senha',
    lead: 'Vamos enviar um link por e-mail.',
    submit: 'Enviar link',
    sentTitle: 'Confira seu e-mail',
    sent: (email: string) =>
      `Se ${email} pertence a uma conta, enviamos um link para esse endereço. Ele funciona uma vez, por uma hora.`,
    spam: 'Nada depois de um ou dois minutos? Olhe na pasta de spam ou tente outro e-mail.',
    other: 'Tentar outro e-mail',
    back: 'Voltar para o login',
  },
  reset: {
    title: 'Escolha uma nova senha',
    lead: (email: string) =>
      `Para ${email}. Suas sessões são encerradas em todos os dispositivos, e outras formas de entrar são removidas.`,
    reading: 'Abrindo seu link…',
    done: (email: string) => `A senha de ${email} foi alterada.`,
    home: 'Ir para o início',
    label: 'Nova senha',
    submit: 'Salvar senha',
    another: 'Pedir um novo link',
  },
  undo: {
    title: 'Voltar ao e-mail anterior',
    reading: 'Abrindo seu link…',
    lead: (email: string, present: string) =>
      `Sua conta agora usa ${present}. Volte para ${email} e escolha uma nova senha. Suas sessões são encerradas em todos os dispositivos, e outras formas de entrar são removidas.`,
    password: 'Nova senha',
    submit: 'Voltar ao anterior',
    doneTitle: 'Seu e-mail voltou a ser o anterior',
    done: (email: string) => `Sua conta usa ${email} de novo.`,
    toSignIn: 'Entrar',
  },
};
