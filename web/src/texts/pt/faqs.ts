import type { messages as en } from '../en/faqs.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';

const daysOf = (count: number) => `${count} ${plural(count, { one: 'dia', other: 'dias' })}`;

const questions: Translated<typeof en>['questions'] = {
  'creating-an-account': {
    question: 'Como crio uma conta?',
    answer: () => [
      'Escolha “Criar conta” no alto da página. Perguntamos seu nome, sua data de nascimento, um e-mail e uma senha. É preciso ter 18 anos ou mais.',
      'Enviamos um código de seis dígitos por e-mail. Digite-o na página em que fez o cadastro para confirmar seu e-mail. Em outro dispositivo, abra o link do e-mail e escolha lá uma nova senha. O código vale por dez minutos, e você pode pedir um novo.',
      'Se você já tem uma conta com este e-mail, só dizemos isso no e-mail, para que ninguém mais saiba. Excluímos uma conta se o e-mail não for confirmado em 30 dias.',
    ],
  },
  matching: {
    question: 'Como funciona o match?',
    answer: () => [
      'Na página Descobrir, você vê as pessoas uma a uma, ou todas em uma grade em Explorar, onde escolhe a ordem e os filtros. Em Descobrir, quem mais combina com suas respostas e seus interesses aparece cedo. Também contam a distância, a atividade recente e quantas outras pessoas veriam esse perfil primeiro. Você pode salvar até 10 buscas, e podemos avisar uma vez por dia quando novas pessoas combinarem com elas. Você só vê pessoas que quer conhecer e que também procuram alguém como você. Você pode curtir ou pular e desfazer isso nas listas da página Curtidas. Quando vocês se curtem, dá match, e vocês se encontram em Matches.',
      'Cada perfil mostra o quanto vocês combinam e por quê, com base nos interesses em comum, em todas as suas respostas e nas respostas abertas da outra pessoa. Você escolhe quais das suas respostas são abertas. A pontuação é arredondada de cinco em cinco, nunca chega a 100% e fica mais precisa quanto mais perguntas você responde.',
      'Não contamos a ninguém que você pulou um perfil. Você pode desfazer a escolha até dar match. Para terminar uma conversa, escolha “Desfazer match” no menu dela. Se você desfaz o match ou bloqueia alguém, vocês não se veem mais.',
      'Para conversar com um match, abra Matches e escolha alguém. Você pode enviar texto e fotos, responder a uma mensagem, reagir a ela, buscar na conversa e arquivá-la. Sem conexão, suas mensagens esperam no seu dispositivo, e nós as enviamos uma vez, em ordem, quando a conexão voltar.',
      'Você pode editar uma mensagem por 15 minutos e apagá-la a qualquer momento, só para você ou dos dois lados. Você vê se uma mensagem foi entregue e lida, a menos que um dos lados esconda quando esteve aqui.',
      'Enquanto a outra pessoa não responder, mensagens com links, telefones, e-mails ou assuntos de dinheiro não são enviadas, porque é assim que muitos golpes começam. Avisamos antes de enviar qualquer coisa, e você pode mudar a mensagem. É uma lista curta de regras simples, por isso não pega tudo. Se uma mensagem puder magoar alguém, perguntamos se você tem certeza.',
    ],
  },
  premium: {
    question: 'Como assino o premium?',
    answer: ({ support }) => [
      'Abra Premium no menu da sua conta e escolha um plano: mensal, trimestral ou anual. Antes de pagar com cartão, você vê quanto custa e o que recebe em comparação com o plano grátis.',
      'Ele é renovado até você cancelar, e você pode fazer isso lá mesmo, quando quiser. Você fica com o premium até o fim do período pago e pode desfazer o cancelamento até lá. Um plano mais longo começa na hora, e mostramos antes quanto custa hoje (se você recebeu reembolso por dias do plano atual, ele começa quando o atual terminar). Um plano mais curto começa quando acaba o período pago, e você pode mudar de ideia até lá. Lá você também encontra seus cartões, suas faturas e seu crédito.',
      'Você também pode desistir do contrato em até 14 dias depois de assinar o premium, sem dar motivo (é o direito de arrependimento): use “Desistir do contrato aqui” na página Premium ou no e-mail da sua compra, sem entrar na conta. Ele termina na hora, e o dinheiro volta para seu cartão. Você paga pelo tempo de uso só se concordou com isso na compra. Sem isso, recebe tudo de volta, o que é possível uma vez por pessoa e por cartão. Uma renovação não abre um novo prazo de 14 dias.',
      `Enviamos um e-mail quando você cancela, quando desiste do contrato, quando reembolsamos você e quando o premium termina. Se um pagamento falhar, avisamos e tentamos de novo por alguns dias, enquanto você continua com o premium. Se houver algo errado com um pagamento, escreva para ${support}.`,
    ],
  },
  reporting: {
    question: 'Como denuncio alguém?',
    answer: ({ support }) => [
      'Escolha “Denunciar” no menu da foto, em uma conversa ou no fim do perfil, e conte o que aconteceu e quando. Para uma só foto, escolha “Denunciar esta foto”. Você também pode denunciar uma mensagem ou alguém em Matches anteriores, e guardamos uma cópia das últimas mensagens com sua denúncia. Dá para bloquear a pessoa no mesmo passo. Ela não fica sabendo da denúncia, e você não precisa provar nada.',
      'Se banimos alguém por fraude, alertamos em até uma hora, no app e por e-mail, todas as pessoas para quem essa conta escreveu. Se o banimento foi um erro, retiramos o alerta.',
      `Você vê o status e nossa resposta em Minhas denúncias, nas configurações. Se não conseguir abrir o perfil, informe um problema lá ou escreva para ${support}.`,
      'Se você não tem conta, use “Denunciar conteúdo” no fim da página.',
      'Se você estiver em perigo, ligue primeiro para o número de emergência.',
    ],
  },
  'deleting-my-account': {
    question: 'Como excluo minha conta?',
    answer: ({ days }) => [
      'Escolha “Excluir minha conta” no fim das configurações e digite sua senha. Se você se cadastrou com o Google ou o Facebook e não tem senha, enviamos um código por e-mail. Na hora, seu perfil fica oculto e suas sessões são encerradas em todos os dispositivos.',
      `Você pode entrar e reabrir sua conta por ${daysOf(days.leaving)}. Depois disso, excluímos para sempre seu perfil, suas fotos, respostas, bloqueios e sessões. Nossa equipe guarda as denúncias até ${daysOf(days.reports)} depois de concluídas. Você pode usar seu e-mail para se cadastrar de novo.`,
      'Quer uma cópia? Baixe antes seus dados nas configurações. Sair da conta não a exclui.',
    ],
  },
  'resetting-my-password': {
    question: 'Como redefino minha senha?',
    answer: () => [
      'Escolha “Esqueceu a senha?” na página de login e digite seu e-mail. Se ele pertence a uma conta, enviamos um link para escolher uma nova senha. O link funciona uma vez, por uma hora.',
      'Suas sessões são encerradas em todos os dispositivos, e você pode entrar com a nova senha. O Google e o Facebook, se você os usava, são removidos da sua conta; o Google é adicionado de novo quando você entrar com ele. Guardamos só um hash da sua senha, por isso não conseguimos lê-la e nunca vamos pedi-la.',
    ],
  },
  'who-liked-me': {
    question: 'Posso ver quem me curtiu?',
    answer: () => [
      'Na página Curtidas, você sempre vê quantas pessoas curtiram seu perfil e lê os recados delas, sem os nomes. Com o premium, você também vê quem são.',
      'Sem o premium, ainda dá match se você também curtir essas pessoas, e você pode ver uma pessoa por vez: curta ou pule, e então veja a próxima. Uma curtida conta na hora, ou em até 15 minutos se a pessoa esconde a atividade. O número inclui quem curtiu você, pode ser visto no momento, tem preferências que combinam com as suas e espera sua decisão. Se você bloquear alguém, ou alguém bloquear você, ele muda no dia seguinte.',
      'Se uma mensagem diz que alguém daqui curtiu você e pede que você clique ou pague para descobrir quem, ela não é nossa.',
    ],
  },
  location: {
    question: 'Como minha localização é usada?',
    answer: () => [
      'Seu perfil pode incluir uma cidade e um país. Arredondamos a posição para uma grade de cerca de dois quilômetros antes de guardá-la, por isso nunca guardamos sua localização exata.',
      'Só pedimos sua localização ao navegador quando você decide compartilhá-la. As pessoas veem sua cidade e a distância aproximada, medida entre posições arredondadas. Se você esconde sua distância nas configurações, elas veem a maior cidade da sua região em vez da sua.',
    ],
  },
  'technical-issues': {
    question: 'Algo não funciona. O que posso fazer?',
    answer: ({ support }) => [
      'Confira primeiro sua conexão: mostramos uma mensagem quando você está offline. Depois recarregue a página, tente outro navegador atualizado ou saia e entre de novo.',
      `Se ainda não funcionar, escreva para ${support}. Conte o que você fez, o que viu e qual dispositivo e navegador usa.`,
    ],
  },
  notifications: {
    question: 'Quais notificações vou receber?',
    answer: ({ brand }) => [
      'Avisamos sobre matches, mensagens, curtidas, supercurtidas, suas buscas salvas, seu premium, respostas às suas denúncias e fotos que não podem ser exibidas. Para cada uma, você escolhe nas configurações se ela chega no app, por e-mail ou como notificação push. Também pode definir um horário de silêncio e ativar ou desativar as notificações push em cada dispositivo. Elas não mostram nomes na tela de bloqueio, a menos que você queira.',
      `Sempre enviamos e-mails sobre sua conta: códigos e links que você pede; mudanças de senha, e-mail, formas de entrar ou acesso; quando nossa equipe bane, desativa ou reativa sua conta; quando o premium começa, muda, é cancelado, volta a ser renovado ou termina; quando você desiste do contrato; e sobre pagamentos que falharam e reembolsos. Você também recebe notificações sobre a segurança da sua conta, que não podem ser desativadas. O ${brand} não envia newsletters nem SMS.`,
      'Não confie em mensagens que pedem sua senha, um código ou dinheiro, mesmo que pareçam vir de nós.',
    ],
  },
};

export const messages: Translated<typeof en> = {
  title: 'Perguntas frequentes',
  lead: 'Respostas às dez perguntas mais comuns.',
  questions,
  more: {
    title: 'Ainda tem dúvidas?',
    text: 'Escreva para nós, que a gente ajuda.',
    action: 'Falar com o suporte',
  },
};
