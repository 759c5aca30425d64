import type { messages as en } from '../en/privacy.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';

export type { Section } from '../en/privacy.ts';

const daysOf = (count: number) => `${count} ${plural(count, { one: 'dia', other: 'dias' })}`;

const sections: Translated<typeof en>['sections'] = {
  responsible: {
    title: 'Quem é responsável',
    paragraphs: ({ brand, support }) => [
      `“Nós” somos as pessoas que mantêm o ${brand} neste site. Decidimos o que acontece com seus dados e respondemos por eles. Você pode falar conosco em ${support}.`,
      'Quem opera o software somos nós. Seus dados ficam conosco, e nada é enviado a quem criou o software.',
    ],
  },
  stored: {
    title: 'O que guardamos',
    paragraphs: () => ['Só guardamos o necessário para o serviço:'],
    points: ({ byPayments }) => [
      [
        'Sua conta.',
        'Seu e-mail e se ele está confirmado, por 72 horas depois de uma troca também o anterior, para que a antiga caixa de entrada possa desfazê-la, um hash da sua senha, se sua conta está ativa, quando foi criada e o idioma em que você lê o site. Várias contas podem esperar a confirmação do mesmo e-mail; só uma pode tê-lo. Excluímos uma conta se o e-mail não for confirmado em 30 dias.',
      ],
      [
        'Seu consentimento.',
        'Que você concordou com a forma como usamos as partes sensíveis do seu perfil, com qual versão do texto concordou, quando, e quando retirou seu consentimento.',
      ],
      [
        'Campos deste site.',
        'O que você escreve nos campos que adicionamos aos perfis e o que você pede ali de outras pessoas. Nos campos sensíveis, também quando você concordou. Se você retirar o consentimento, excluímos o que escreveu ali.',
      ],
      [
        'O que você aceitou.',
        'Quais versões dos nossos termos e de páginas parecidas você aceitou, em que idioma e quando.',
      ],
      [
        'Códigos e links.',
        'Hashes dos últimos que enviamos por e-mail e quantas vezes alguém tentou um código. Nós os excluímos em até um dia depois de expirarem.',
      ],
      [
        'Seu perfil.',
        'Seu nome e sobrenome, data de nascimento, gênero, bio, cidade e país, interesses, respostas às frases, fotos e onde está seu rosto nelas, respostas às nossas perguntas e o quanto elas importam para você, quem você quer conhecer, com idade e distância, e as palavras que você oculta.',
      ],
      [
        'Bloqueios.',
        'Quem você bloqueou, com o nome que a pessoa usava na época, e quando, para que vocês não se vejam. Não contamos a mais ninguém.',
      ],
      [
        'Premium e atividade.',
        'Se você tem premium, quando ele começa e termina, e quando você esteve aqui pela última vez.',
      ],
      [
        'Pagamentos.',
        byPayments({
          stripe:
            'Seu plano e uma mudança planejada, seu crédito, suas faturas com os valores, reembolsos com o motivo, desistências de contratos com o nome que você informou e o e-mail que recebeu o comprovante, se você pediu para começar imediatamente, com o que concordou sobre a renovação quando assinou, quando lembramos você disso pela última vez, e seu número de cliente no provedor de pagamento Stripe. O número do seu cartão vai do seu navegador para o Stripe e nunca passa por nós. Lemos no Stripe a bandeira, os quatro últimos dígitos e a validade do cartão quando você olha seus cartões, e os quatro últimos dígitos para avisar você por e-mail de um reembolso. Se você começa um teste grátis, guardamos por dois anos um código do cartão gerado com uma chave, sem seu nome nem sua conta, para que cada cartão comece um só teste. Ele não pode ser transformado de volta no cartão. Se você assina o premium sem pedir para começar imediatamente, guardamos um código assim com sua conta por 18 dias e, se você desistir, por dois anos sem seu nome nem sua conta, para que cada cartão receba tudo de volta uma só vez. Quando sua conta é excluída, os valores e os códigos guardados por dois anos ficam, sem ligação com você, e também aquilo com que você concordou, até três anos depois do fim do contrato. O Stripe remove você como cliente.',
          sandbox:
            'Os pagamentos neste site são um teste: ele só aceita cartões de teste, nenhum dinheiro é movimentado e nenhum cartão sai deste servidor. Nunca digite um cartão de verdade. Guardamos seu plano e uma mudança planejada, seu crédito, suas faturas de teste com os valores, reembolsos com o motivo, desistências de contratos com o nome que você informou e o e-mail que recebeu o comprovante, se você pediu para começar imediatamente, com o que concordou sobre a renovação quando assinou, quando lembramos você disso pela última vez, e a bandeira, os quatro últimos dígitos e a validade do cartão de teste. Se você começa um teste grátis, guardamos por dois anos um código do cartão de teste gerado com uma chave, sem seu nome nem sua conta. Se você assina o premium sem pedir para começar imediatamente, guardamos um código assim com sua conta por 18 dias e, se você desistir, por dois anos sem seu nome nem sua conta, para que cada cartão receba tudo de volta uma só vez. Quando sua conta é excluída, os valores e os códigos guardados por dois anos ficam, sem ligação com você, e também aquilo com que você concordou, até três anos depois do fim do contrato.',
          none: 'Não é possível assinar o premium neste site, por isso não guardamos pagamentos. Se nossa equipe dá premium a você, guardamos até quando e por quê.',
        }),
      ],
      [
        'Suas formas de entrar.',
        'Se você usa o Google ou o Facebook: quais deles, e o número da sua conta em cada um, até você removê-los.',
      ],
      [
        'Curtidas, perfis pulados e matches.',
        'Quem você curte, pula ou favorita, a foto ou resposta que você curtiu, com o que ela dizia, seus recados, seus matches, com o nome que usavam na época, e quantas curtidas você enviou hoje. Só pode ver sua curtida quem tem premium, também curte você ou abre sua curtida, uma de cada vez. As outras pessoas veem só quantas curtidas receberam e o que foi escrito, sem nomes, a menos que você envie uma supercurtida, que mostra na hora quem você é. Sua curtida conta na hora, ou em até 15 minutos se você esconde sua atividade. Um bloqueio muda o número no dia seguinte. Enquanto você está no modo incógnito, as pessoas que você curte podem ver seu perfil e, com isso, ficam sabendo da sua curtida, e quem você curtiu antes continua vendo você. Se você esconde sua atividade, elas veem você em até 15 minutos e não na hora, a menos que você envie uma supercurtida. Nunca contamos a ninguém que você pulou ou favoritou essa pessoa. Isso não faz diferença na ordem em que as pessoas são mostradas. Uma vez por noite, calculamos a partir de perfis e respostas abertas quantas pessoas veriam você primeiro. Esse número ajuda a ordenar as pessoas que os membros veem e não é mostrado a ninguém. As buscas que você salva, com nomes e filtros, e quando as outras pessoas puderam encontrar você pela primeira vez, para que possamos contar novas pessoas para quem pediu.',
      ],
      [
        'Mensagens.',
        'O que você e seus matches escrevem, com fotos, reações e rascunhos, e até que mensagem cada lado recebeu e leu. A outra pessoa fica com o que você enviou até você apagar dos dois lados ou até uma das contas ser excluída. Nossa equipe só vê mensagens como cópia que veio com uma denúncia. Se alguém que escreveu para você tem a conta banida por fraude, alertamos você. Guardamos por um ano o nome dessa pessoa, quando ela escreveu pela última vez e quando alertamos você ou retiramos o alerta.',
      ],
      [
        'Suas notificações.',
        'Suas notificações, se você as leu, e suas configurações de notificação, com horário de silêncio e fuso horário. Por uma semana, se cada uma foi enviada por e-mail ou como notificação push. Para cada dispositivo com notificações push, o endereço criptografado no serviço de push do navegador. Nós o excluímos quando você as desativa ou sai da conta nele.',
      ],
      [
        'Denúncias.',
        'O que você denunciou e nossas respostas. Se alguém denuncia você: o que a pessoa escreveu e uma cópia do seu perfil e das suas fotos naquele momento, para que nossa equipe possa decidir.',
      ],
      [
        'Primeiras mensagens.',
        'Regras deste site procuram golpes e abusos em mensagens a pessoas que ainda não responderam a você: palavras, links, o mesmo texto enviado a muitas pessoas e a quantas pessoas novas você escreve ou curte. Um programa as aplica, e ninguém da nossa equipe lê as mensagens. Para isso guardamos por uma semana a quem você escreveu primeiro e um código de cada texto, com o qual ele não pode ser lido, por 60 dias qual regra encontrou algo, e por um ano se suas primeiras mensagens foram desaceleradas ou retidas e o que você disse sobre isso. Uma regra nunca bane ninguém: quem decide é uma pessoa.',
      ],
      [
        'A verificação de fotos.',
        'Um programa no nosso servidor estima a probabilidade de cada foto nova ser um nude, para que chegue desfocada na conversa e seja revisada no perfil. Ele pode errar, e quem decide sobre perfis é uma pessoa. Nenhuma foto sai do nosso servidor para isso. Guardamos a estimativa com a foto.',
      ],
      [
        'A checagem de fotos do perfil.',
        'Se você faz a checagem: que você concordou, uma imagem do seu rosto em uma pose que pedimos, o que seu aparelho notou nela (por exemplo, se está nítida) e o que você escreve. Uma pessoa da nossa equipe compara com as suas fotos. A imagem é apagada com a decisão, depois de 30 dias no máximo, e não está em nenhum backup; nenhum modelo do seu rosto é calculado. Por 180 dias guardamos o que foi decidido e por quê, e com um selo o mês dele e de qual foto principal, nome e data de nascimento se trata. Você pode retirar a qualquer momento, o que apaga o que enviou e o selo.',
      ],
      [
        'Imagens íntimas.',
        'Uma impressão digital de cada foto, para encontrar cópias. Se alguém pedir a remoção de uma imagem íntima: o nome e o contato, o que escreveu e a impressão digital da imagem, se foi enviada, pelo mesmo tempo que as denúncias. A imagem em si é lida uma vez e não é guardada. Guardamos por cinco anos as impressões digitais de uma imagem removida, para que ninguém possa enviá-la de novo.',
      ],
      [
        'Anotações da equipe.',
        'Anotações que nossa equipe faz sobre uma conta enquanto trabalha em uma denúncia ou pergunta.',
      ],
      [
        'Seu arquivo de dados.',
        'Se você pede uma cópia dos seus dados: o arquivo, até ele expirar.',
      ],
      [
        'Solicitações recentes.',
        'Nossas respostas quando você envia algo, por um dia, para que nada seja salvo duas vezes se sua conexão cair.',
      ],
      [
        'Suas sessões.',
        'Para cada dispositivo em que sua conta está aberta: quando a sessão começou, quando termina, o nome do navegador e seu endereço IP.',
      ],
      [
        'Decisões da nossa equipe.',
        'Quando desativamos ou banimos uma conta, ou damos premium a ela: o motivo e a data final. Se banimos alguém por fraude, informamos todas as pessoas para quem essa conta escreveu: com que nome e que foi por fraude. Se o banimento é revertido, retiramos esse alerta. Guardamos quantas pessoas foram informadas. Nosso registro de auditoria guarda quem fez isso, quando e de que endereço IP. Ele também registra cada vez que alguém da equipe abre sua conta.',
      ],
      [
        'Se outro serviço nos deu seus dados.',
        'Se os membros de outro serviço são importados: o que esse serviço tinha sobre você, até você aceitar ou excluir pelo link do nosso e-mail, e no máximo 30 dias depois desse e-mail. Ninguém vê antes de você aceitar. Se você excluir, guardamos por 3 anos uma impressão digital do seu e-mail, da qual ele não pode ser lido, para não convidar você de novo.',
      ],
      [
        'Se você trabalha aqui.',
        'Sua função, a chave criptografada do seu app autenticador, hashes dos seus códigos de recuperação e suas listas salvas. Se convidamos você para a equipe: seu e-mail e sua função, até você aceitar, nós cancelarmos o convite ou ele ter expirado há muito tempo.',
      ],
      [
        'Se alguém convidou você.',
        'Se você entra com um código: qual, até a exclusão da sua conta. Nossa equipe vê de quem ele era; essa pessoa vê só quantas pessoas entraram.',
      ],
      [
        'Tentativas.',
        'Quantas vezes alguém tentou recentemente entrar, fazer um cadastro ou pedir um e-mail, por conta e endereço IP, para impedir que senhas sejam adivinhadas.',
      ],
      [
        'Quantos perfis você vê.',
        'Por um dia, quais perfis você viu, como números sem nomes, e quantas vezes mudou seu gênero, sua data de nascimento ou sua localização. Isso impede que perfis sejam copiados em massa. Se você atinge um desses limites, nossa equipe pode ver isso por 30 dias.',
      ],
    ],
  },
  purpose: {
    title: 'Para que usamos',
    paragraphs: () => [
      'Usamos sua conta e suas sessões para que você possa entrar e outras pessoas não, e seu perfil para mostrá-lo a outros membros. Precisamos desses dados para prestar o serviço que você pediu. Manter o serviço seguro é um interesse legítimo nosso e dos nossos membros.',
      'Seu gênero, quem você quer conhecer e suas respostas às perguntas podem revelar algo sobre sua vida privada. Nós os usamos só para seu perfil e para os matches, com seu consentimento. Você pode retirar seu consentimento nas configurações quando quiser. Nesse caso, nós os removemos na hora e fechamos e excluímos sua conta, porque sem eles não podemos apresentar você a ninguém.',
      'Não mostramos anúncios, não vendemos nem alugamos seus dados e não rastreamos você pela internet.',
    ],
  },
  visible: {
    title: 'Quem pode ver',
    paragraphs: ({ byPayments }) => [
      'Você pode ver seus dados. Nossa equipe pode ver o que precisa para ajudar você e manter as pessoas em segurança. Tudo o que ela altera fica em um registro que ela não pode editar. Ninguém consegue ler sua senha, nem nossa equipe.',
      'Quando seu perfil está completo, outros membros podem vê-lo se vocês combinam com o que procuram, ou se têm o link dele. Eles veem seu nome, idade, gênero, cidade, distância aproximada, fotos, bio, frases e interesses e, se você permitir, quando você esteve aqui pela última vez, arredondado para a hora. Se você esconde sua distância, eles veem a maior cidade da sua região em vez da sua. Nunca veem seu sobrenome, sua data de nascimento, seu e-mail, sua posição nem suas respostas às perguntas. Você escolhe quais das suas respostas são abertas; no início, são as de cinco perguntas sobre o dia a dia e sobre o que você espera encontrar. Respostas abertas são usadas na pontuação que outra pessoa vê, no número de perguntas em que vocês concordam e em até três delas que são nomeadas, por isso alguém pode acabar descobrindo uma resposta aberta sua e quais respostas você aceita. Respostas ocultas são usadas só no que você vê. Como você só aparece para quem combina, alguém também pode perceber que você procura pessoas do gênero, da idade e da distância dela.',
      'Você pode pausar seu perfil nas configurações. Pessoas que você bloqueia não encontram você.',
      'Se você entra com o Google ou o Facebook, essa empresa sabe que você fez isso e nos passa seu e-mail, seu nome e seu ID de usuário nela. Não compartilhamos mais nada com ela.',
      byPayments({
        stripe:
          'Se você assina o premium, o Stripe processa o pagamento. Ele recebe seu cartão, o ID da sua conta aqui e o que você paga. Nunca recebe de nós seu nome, e-mail ou perfil. Os scripts dele só são carregados nas duas páginas em que você digita um cartão.',
        sandbox:
          'Se você experimenta o premium, o pagamento é um teste que roda neste servidor. Nenhuma empresa de pagamento recebe nada sobre você.',
        none: 'Não é possível assinar o premium neste site, por isso nenhuma empresa de pagamento recebe nada sobre você.',
      }),
      'Se você ativa as notificações push, o serviço de push do seu navegador, como o do Google, da Apple, da Mozilla ou da Microsoft, as entrega. Ele pode ver que seu dispositivo recebe uma notificação nossa e quando. Não consegue lê-las.',
      'Não compartilhamos seus dados com mais ninguém, a menos que a lei exija.',
    ],
  },
  location: {
    title: 'Sua localização',
    paragraphs: () => [
      'Arredondamos a posição da sua cidade para uma grade de cerca de dois quilômetros antes de guardá-la. Nunca guardamos sua localização exata.',
      'Se quiser, você pode definir sua localização pelo navegador, que pede sua permissão. Nós a arredondamos da mesma forma antes de guardá-la. As distâncias são medidas entre posições arredondadas.',
    ],
  },
  browser: {
    title: 'O que fica no seu navegador',
    paragraphs: ({ byPayments }) => [
      'Não usamos cookies. Quando você entra, seu navegador guarda duas chaves de sessão e alguns dados sobre você, como seu nome, no armazenamento local, como “token”, “refreshToken” e “user”. Sair da conta remove os três. Um número aleatório chamado “device” fica, para que senhas erradas digitadas em outro lugar não possam bloquear seu acesso aqui. Também pode ficar um código chamado “seen-until”, para que nossos servidores sempre mostrem o que você alterou. Respostas a perguntas, e suas curtidas e perfis pulados com os nomes das pessoas, também são guardadas lá, como “unsaved-answers” e “unsent-choices”, até nosso servidor recebê-las ou você sair da conta. O mesmo vale para mensagens que esperam o envio, como “unsent-messages” e “refused-messages”.',
      'Para que você possa ler sem conexão, seu navegador também guarda o que mostrou por último, em um banco de dados chamado “kept”: as 20 conversas mais recentes, até 50 mensagens de cada uma que você abriu, e os últimos cards de Descobrir. As fotos não ficam nele. Ele é excluído quando você sai da conta, quando outra pessoa entra e quando sua sessão termina por outro motivo, como um banimento. Uma conversa que terminou é excluída na próxima vez que sua lista de conversas carregar. O que tem mais de 7 dias não é mostrado e é excluído na próxima vez que você abrir suas conversas ou cards.',
      'Enquanto você faz o cadastro ou monta seu perfil, esta aba lembra o que você digitou, exceto a senha, até tudo ser salvo, você sair da conta ou fechar a aba. Se você escolhe outro idioma, ela também lembra o que você digitou, exceto senhas, até a página aparecer nesse idioma. Até você sair da conta ou fechar a aba, ela lembra também suas últimas 20 escolhas em Descobrir com os cards, para que você ainda possa desfazê-las depois de recarregar a página.',
      `Também guardamos lá sua escolha de tema claro ou escuro e o idioma que você escolheu, como “language”. Enquanto você usa o premium, seu navegador também guarda sua assinatura, seus cartões sem os números e suas últimas faturas como “subscription”, até você sair da conta. Todos os scripts, fontes e imagens vêm deste site, por isso nenhuma outra empresa sabe que você o visitou${byPayments(
        {
          stripe:
            ', exceto nas páginas em que você digita um cartão, que carregam scripts do Stripe.',
          sandbox: '.',
          none: '.',
        },
      )}`,
    ],
  },
  rights: {
    title: 'Por quanto tempo guardamos e seus direitos',
    paragraphs: ({ support, days }) => [
      'Uma sessão termina quando você sai da conta, depois de 30 dias sem uso e, no máximo, depois de 90 dias. Excluímos os dados dela na noite seguinte. Excluímos códigos na noite depois de expirarem, tentativas contadas depois de dois dias, solicitações recentes depois de um dia e notificações depois de um ano. Programas da nossa equipe, como um bot no chat dela, podem ser avisados de uma conta, denúncia ou pagamento novos: com um número, ou com nome e e-mail. Guardamos o que foi enviado por 30 dias, ou até a conta ser excluída.',
      `Guardamos sua conta e seu perfil até você excluir a conta nas configurações. Ela é fechada na hora, e você pode reabri-la por ${daysOf(days.leaving)}. Em até uma hora depois disso, excluímos tudo: sua conta, perfil, fotos e os arquivos delas, respostas, bloqueios, notificações, sessões, consentimento, anotações e seu arquivo de dados.`,
      `Guardamos denúncias sobre pessoas, feitas por você ou contra você, até ${daysOf(days.reports)} depois de concluídas, para proteger outras pessoas e porque podemos ter de explicar nossas decisões. Elas não ficam mais ligadas à sua conta, mas incluem o que você escreveu ou o que seu perfil dizia quando foi denunciado. As entradas do nosso registro de auditoria também ficam, mas removemos o que dizem sobre contas excluídas. Se sua conta foi banida, guardamos um código do seu e-mail gerado com uma chave, que não pode ser transformado de volta no e-mail, até o banimento terminar, ou por dez anos se ele não tiver fim. Até lá, nenhuma conta nova pode usar esse e-mail. Se alguém da nossa equipe fez algo, o nome, o e-mail e o endereço IP dessa pessoa ficam junto, mesmo depois que ela sai.`,
      `Nas configurações, você pode pedir uma cópia dos seus dados em um arquivo legível por máquina. Você pode baixá-lo por ${daysOf(days.exports)}, nas configurações ou pelo link que enviamos por e-mail.`,
      `Você pode nos pedir acesso ao resto dos seus dados, a correção ou a exclusão deles ou a limitação do seu uso, e pode se opor à forma como os usamos. Escreva para ${support} a partir do e-mail da sua conta. Se nossa resposta não for satisfatória, você pode apresentar uma reclamação à autoridade de proteção de dados do seu país.`,
    ],
  },
  age: {
    title: 'Idade, mudanças e contato',
    paragraphs: ({ brand }) => [
      `O ${brand} não é para pessoas com menos de 18 anos. Se você sabe de alguém com menos idade que tem uma conta, avise-nos, e vamos verificar na hora.`,
      'Quando mudamos esta política, escrevemos a data no alto. Se algo não estiver claro, pergunte.',
    ],
  },
};

export const messages: Translated<typeof en> = {
  title: 'Política de privacidade',
  updated: 'Última atualização: 20 de outubro de 2025',
  added: 'Detalhes acrescentados desde então, os mais recentes em 29 de novembro de 2026',
  lead: (brand: string) =>
    `O que o ${brand} sabe sobre você, como usamos isso, quem pode ver e o que você pode fazer.`,
  contents: 'Nesta página',
  sections,
  contact: 'Falar com o suporte',
  accessibility: 'Acessibilidade',
};
