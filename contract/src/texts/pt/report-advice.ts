import type { ReportAdvice } from '../../reports/reason-forms.ts';

interface Advice {
  readonly title: string;
  readonly points: readonly string[];
}

/** What people read right after they sent a report. */
export const adviceTexts: Readonly<Record<ReportAdvice, Advice>> = {
  danger: {
    title: 'Você está em segurança agora?',
    points: [
      'Se não, ligue para a emergência: 190 no Brasil, 112 na Europa, 911 nos EUA e no Canadá, 000 na Austrália, ou o número do lugar onde você está.',
      'Converse com alguém de confiança. Depois de uma agressão, o atendimento médico pode ajudar e, muitas vezes, guardar provas, mesmo que você ainda não saiba se vai à polícia.',
      'Guarde capturas de tela de mensagens e fotos para a polícia. A conversa desaparece quando você bloqueia alguém.',
    ],
  },
  money: {
    title: 'Nunca mande dinheiro',
    points: [
      'Nem vale-presente, cripto ou códigos, seja qual for a história.',
      'Já mandou? Ligue para seu banco agora, troque as senhas que você passou e vá à polícia.',
      'Nunca pedimos sua senha, um código ou dinheiro. Quando banimos alguém por fraude, avisamos todas as pessoas para quem esse perfil escreveu.',
    ],
  },
  age: {
    title: 'Não escreva mais para essa pessoa',
    points: [
      'Não peça fotos nem prova de idade. Nossa equipe cuida disso.',
      'Se uma criança estiver em perigo, ligue para a polícia.',
    ],
  },
  nudes: {
    title: 'Você não fez nada de errado',
    points: [
      'Você não precisa responder nem olhar de novo.',
      'Em alguns países, enviar um nude que ninguém pediu é crime. A polícia pode dizer se é o caso onde você mora.',
    ],
  },
  'intimate-pictures': {
    title: 'Você não fez nada de errado',
    points: [
      'Alguém da nossa equipe decide sobre a imagem em 48 horas. Se demorar mais, ela fica oculta até lá.',
      'Alguém ameaça mostrar a imagem a outras pessoas? Não pague e não envie mais nada. Vá à polícia.',
      'O StopNCII.org ajuda a manter a imagem fora de outros serviços. Ele cria uma impressão digital da imagem no seu dispositivo, e a imagem fica com você.',
      'Você tinha menos de 18 anos na imagem? Então use takeitdown.ncmec.org.',
    ],
  },
};
