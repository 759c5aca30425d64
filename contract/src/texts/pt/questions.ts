import type { questions as en } from '../en/questions.ts';
import type { Translated } from '../translated.ts';

/**
 * The questions for matching, with their answers. The key of a question and the number of an answer are stored, so
 * answers may be reworded or added at the end, but never moved. Cards have room for four answers to a question.
 */
export const questions: Translated<typeof en> = {
  'weekend-shape': {
    question: 'Fim de semana livre, para mim, é',
    answers: ['com tudo planejado', 'sem plano nenhum', 'meio a meio'],
  },
  'early-late': {
    question: 'Meu melhor horário é',
    answers: ['de manhã', 'à tarde', 'tarde da noite'],
  },
  'home-out': {
    question: 'Sexta à noite, prefiro',
    answers: ['sair', 'ficar em casa', 'depende da semana'],
  },
  tidy: {
    question: 'Minha casa é',
    answers: ['sempre arrumada', 'arrumada o suficiente', 'uma bagunça feliz'],
  },
  cooking: {
    question: 'Na cozinha, eu',
    answers: ['adoro cozinhar', 'me viro com alguns pratos', 'prefiro pedir comida'],
  },
  meat: {
    question: 'Eu como',
    answers: ['de tudo', 'peixe, mas não carne', 'comida vegetariana', 'comida vegana'],
  },
  alcohol: {
    question: 'Eu bebo',
    answers: ['nunca', 'de vez em quando', 'quase todo fim de semana', 'quase todo dia'],
  },
  smoking: { question: 'Eu fumo', answers: ['nunca', 'só socialmente', 'com frequência'] },
  sport: {
    question: 'Pratico esporte',
    answers: ['quase nunca', 'uma vez por semana', 'várias vezes por semana', 'quase todo dia'],
  },
  pets: {
    question: 'Morar com bichos é',
    answers: ['essencial', 'bom', 'tranquilo, se forem seus', 'fora de questão'],
  },
  'allergic-cats': {
    question: 'Gatos são',
    answers: ['maravilhosos', 'legais de longe', 'impossíveis para mim'],
  },
  'children-want': {
    question: 'Quero ter filhos',
    answers: ['sim, um dia', 'não', 'já tenho e está bom assim', 'ainda não sei'],
  },
  'children-partner': {
    question: 'Namorar alguém que já tem filhos',
    answers: ['seria ótimo', 'seria questão de costume', 'seria demais para mim'],
  },
  marriage: {
    question: 'Casamento é',
    answers: ['algo que eu quero', 'um caminho entre outros', 'fora dos meus planos'],
  },
  'living-together': {
    question: 'Eu iria morar junto',
    answers: ['em até um ano', 'depois de alguns anos', 'de preferência, nunca'],
  },
  'looking-for': {
    question: 'Aqui eu espero encontrar',
    answers: [
      'um relacionamento sério',
      'algo que cresça com o tempo',
      'algo leve',
      'ainda não sei',
    ],
  },
  exclusive: {
    question: 'Relacionamento fechado é',
    answers: ['essencial para mim', 'o que prefiro', 'algo que não procuro'],
  },
  'text-often': {
    question: 'Quando conheço alguém, gosto de trocar mensagem',
    answers: ['o dia todo', 'uma ou duas vezes por dia', 'só para combinar as coisas'],
  },
  'first-meeting': {
    question: 'Gosto de marcar o encontro',
    answers: [
      'em poucos dias',
      'depois de uma ou duas semanas',
      'quando a gente já se conhece bem',
    ],
  },
  'first-meeting-where': {
    question: 'Primeiro encontro bom é',
    answers: ['tomando um café', 'tomando um drink', 'caminhando', 'fazendo alguma coisa a dois'],
  },
  'who-pays': {
    question: 'No primeiro encontro',
    answers: ['a gente divide a conta', 'paga quem convidou', 'a gente se reveza'],
  },
  argue: {
    question: 'Quando a gente discorda, prefiro',
    answers: ['conversar na hora', 'esfriar a cabeça primeiro', 'deixar passar'],
  },
  sorry: {
    question: 'Depois de uma briga, peço desculpas',
    answers: ['com facilidade', 'quando vejo que errei', 'com dificuldade'],
  },
  jealous: { question: 'Sinto ciúme', answers: ['quase nunca', 'às vezes', 'com facilidade'] },
  'alone-time': {
    question: 'Preciso de um tempo só para mim',
    answers: ['todo dia', 'toda semana', 'raramente'],
  },
  'friends-ex': {
    question: 'Manter amizade com ex é',
    answers: ['tranquilo', 'tranquilo depois de um tempo', 'uma má ideia'],
  },
  affection: {
    question: 'Carinho em público é',
    answers: ['uma delícia', 'bom, com moderação', 'algo que não curto'],
  },
  'love-said': {
    question: 'Digo o que sinto',
    answers: ['abertamente', 'na hora certa', 'mais com atitudes'],
  },
  surprise: {
    question: 'Surpresas, para mim, são',
    answers: ['uma alegria', 'boas em pequenas doses', 'dispensáveis'],
  },
  birthdays: {
    question: 'Meu aniversário é',
    answers: ['motivo de festa', 'para poucas pessoas', 'um dia como outro qualquer'],
  },
  'money-save': {
    question: 'Com dinheiro, eu',
    answers: ['tomo cuidado', 'tenho equilíbrio', 'abro a mão até demais'],
  },
  'money-share': {
    question: 'Dinheiro de casal deve ser',
    answers: ['compartilhado', 'compartilhado em parte', 'separado'],
  },
  'work-meaning': {
    question: 'Meu trabalho é',
    answers: ['uma vocação', 'algo de que gosto', 'o que paga as contas'],
  },
  'work-hours': {
    question: 'O trabalho pode tomar',
    answers: ['o tempo que precisar', 'uma parte razoável do dia', 'o mínimo de tempo possível'],
  },
  ambition: {
    question: 'Daqui a dez anos, quero',
    answers: ['ter ido longe', 'viver mais ou menos como hoje', 'fazer outra coisa da vida'],
  },
  'move-for-love': {
    question: 'Por amor, eu me mudaria',
    answers: ['para outro país', 'para outra cidade', 'para lugar nenhum'],
  },
  'travel-how': {
    question: 'Gosto de viajar',
    answers: ['com um plano', 'com uma ideia geral', 'sem plano nenhum'],
  },
  'travel-where': {
    question: 'Férias perfeitas são',
    answers: ['na serra', 'na praia', 'em uma cidade', 'em casa'],
  },
  camping: {
    question: 'Dormir em barraca é',
    answers: ['liberdade', 'bom por uma noite', 'fora de cogitação'],
  },
  'city-country': {
    question: 'Quero morar',
    answers: ['em uma cidade grande', 'em uma cidade pequena', 'no campo'],
  },
  nature: {
    question: 'Preciso ficar ao ar livre',
    answers: ['todo dia', 'toda semana', 'de vez em quando'],
  },
  religion: {
    question: 'A fé é',
    answers: ['o centro da minha vida', 'uma parte discreta da minha vida', 'algo que não tenho'],
  },
  'religion-partner': {
    question: 'Namorar alguém com outra crença',
    answers: ['não faz diferença', 'dá certo, com respeito', 'seria difícil'],
  },
  spiritual: { question: 'Horóscopo é', answers: ['revelador', 'divertido', 'bobagem'] },
  politics: {
    question: 'Política é algo',
    answers: ['de que participo', 'que acompanho', 'que evito'],
  },
  'politics-differ': {
    question: 'Namorar alguém com outra visão política',
    answers: ['dá certo', 'só até certo ponto', 'não dá certo para mim'],
  },
  climate: {
    question: 'Pelo planeta, mudo meus hábitos',
    answers: ['muito', 'um pouco', 'quase nada'],
  },
  news: {
    question: 'Acompanho as notícias',
    answers: ['o dia todo', 'uma vez por dia', 'o mínimo possível'],
  },
  phone: {
    question: 'Na hora de comer, celular',
    answers: ['fica guardado', 'pode, com a tela para baixo', 'não é problema'],
  },
  'social-media': {
    question: 'Minha vida na internet é',
    answers: ['pública', 'só para gente próxima', 'quase inexistente'],
  },
  reading: { question: 'Leio livros', answers: ['o tempo todo', 'nas férias', 'quase nunca'] },
  music: {
    question: 'Música em casa',
    answers: ['toca o tempo todo', 'toca quando escolho', 'é coisa rara'],
  },
  dancing: {
    question: 'Quando tem dança, eu',
    answers: ['puxo a fila', 'entro na roda', 'cuido das bolsas'],
  },
  films: {
    question: 'Filmes, eu prefiro',
    answers: ['ver no cinema', 'ver no sofá', 'trocar por outro programa'],
  },
  games: {
    question: 'Jogos de tabuleiro são',
    answers: ['uma ótima noite', 'bons de vez em quando', 'uma tortura'],
  },
  humour: { question: 'Meu humor é', answers: ['seco', 'bobo', 'caloroso', 'ácido'] },
  teasing: {
    question: 'Zoar de brincadeira é',
    answers: ['meu jeito de dar carinho', 'bom, se for de leve', 'algo que não curto'],
  },
  punctual: { question: 'Eu chego', answers: ['antes da hora', 'na hora', 'daqui a pouco'] },
  decisions: {
    question: 'Eu decido',
    answers: ['rápido', 'depois de pensar bem', 'depois de perguntar a todo mundo'],
  },
  risk: {
    question: 'Corro riscos',
    answers: ['com prazer', 'quando vale a pena', 'só quando não tem jeito'],
  },
  lies: {
    question: 'Uma mentirinha para não magoar é',
    answers: ['uma gentileza', 'aceitável às vezes', 'mentira do mesmo jeito'],
  },
  'family-close': {
    question: 'Falo com a minha família',
    answers: ['todo dia', 'toda semana', 'nas datas especiais', 'quase nunca'],
  },
  'family-meet': {
    question: 'Apresento alguém à minha família',
    answers: ['logo', 'quando fica sério', 'o mais tarde possível'],
  },
  strangers: {
    question: 'Onde não conheço ninguém, eu',
    answers: ['falo com todo mundo', 'acho alguém para conversar', 'procuro a saída'],
  },
  learning: {
    question: 'Aprendo coisas novas',
    answers: ['o tempo todo', 'quando preciso', 'só por obrigação'],
  },
  'sleep-cool': {
    question: 'À noite, a janela fica',
    answers: ['aberta', 'um pouco aberta', 'fechada'],
  },
  'share-bed': {
    question: 'Dividir a cama toda noite é',
    answers: ['uma delícia', 'bom, com dois cobertores', 'superestimado'],
  },
  'second-chance': {
    question: 'Quem me decepciona ganha',
    answers: ['uma segunda chance', 'outra chance, se pedir', 'chance nenhuma'],
  },
  'health-care': {
    question: 'Quando fico doente, prefiro',
    answers: ['ganhar colo', 'que perguntem como estou', 'ficar em paz'],
  },
  festivals: {
    question: 'Multidão em festival é',
    answers: ['metade da graça', 'suportável', 'um pesadelo'],
  },
  gifts: {
    question: 'O melhor presente é',
    answers: ['tempo a dois', 'algo feito à mão', 'algo que eu queria'],
  },
  apart: {
    question: 'Ficar longe por algumas semanas é',
    answers: ['fácil', 'difícil, mas tudo bem', 'tempo demais'],
  },
};
