import { lines } from '../phrase-templates.ts';
import type { BioPhrases } from '../voice.ts';

export const bioPhrases: BioPhrases = {
  origins: lines(`Nasci aqui, fui embora e voltei por causa do pão na chapa.
    {city} me recebeu com chuva, e mesmo assim fiquei.
    Vim com contrato de seis meses e já tenho apelido na padaria.
    Meu “porta” entrega de onde eu vim antes de qualquer apresentação.
    Cresci no interior, onde visita não avisa e sempre tem café.
    {city} era para durar um ano. Já são {number}.
    Cresci perto do mar; hoje me viro com a piscina do clube.
    Moro em frente à quadra da escola de samba, então janeiro aqui não tem silêncio.
    {city} desde o berço, e ainda me perco no centro.
    Sou de família mineira: a despedida no portão dura quarenta minutos.
    Passei a infância numa casa com sete pessoas, um banheiro e uma mangueira no quintal.
    Metade da minha família está no Nordeste, metade no Sul, e o grupo da família nunca dorme.
    Morei em quatro estados, e este é o primeiro apartamento com rede na varanda.
    {city} é outra coisa antes das oito da manhã, pode conferir.
    Cresci no sítio e não tenho medo de lama, galo nem silêncio.
    Cheguei com duas malas e um ventilador barulhento; o ventilador virou família.
    Moro no ponto final do ônibus: demoro a chegar, mas vou na janela.
    {city} e eu ainda estamos na fase das apresentações.
    Na feira da minha rua já sabem que eu levo a banana mais verde.
    Vim do frio da serra e até hoje durmo de coberta com trinta graus.
    Meus avós vieram de navio, meus pais de ônibus e eu de bicicleta.
    Minha rua ainda põe cadeira na calçada, e eu tenho a minha.`),
  traits: lines(`Digo “tô chegando” e estou mesmo, quase sempre.
    Sei o nome do porteiro, da filha dele e do time dos dois.
    Chego com vergonha e, lá pelo segundo café, já estou imitando minha tia.
    Minha risada chega na festa antes de mim.
    Puxo conversa em qualquer fila.
    Entro no sebo só para olhar e saio com sacola.
    Acordo com os passarinhos e já quero conversar.
    Demoro para responder áudio, mas apareço quando combino.
    Já deixei guarda-chuva em todos os ônibus desta cidade.
    Choro em final de novela e em comercial de fim de ano.
    Vou ao mercado com lista e volto com tudo, menos o que estava nela.
    Ligo o mapa e sigo o palpite do taxista.
    Na festa, sou quem fica até o fim para lavar a louça.
    Quando conto história, faço as vozes.
    Meu senso de direção é péssimo, mas acabo em lugares ótimos.
    Às vezes desmarco com a vida e marco com a rede.
    Meu almoço de domingo acaba quando escurece.
    Já mudei de ideia no meio de uma frase, e a frase melhorou.
    Faço careta para qualquer bebê na fila do mercado.
    Minha turma da quinta série ainda se encontra para comer coxinha.
    Disputo com garra tudo o que não vale prêmio.
    Segundo {relative}, é teimosia; eu chamo de terminar o que começo.
    Digo que não quero sobremesa e trago a colher.
    Brigo com a quina da mesa, mas foi ela que começou.
    Faço roteiro de feriado em planilha e largo no primeiro mirante.
    Cumprimento com dois beijinhos, três ou um abraço: a gente negocia na hora.
    Dou nome para as lagartixas da cozinha.
    Estou treinando dizer não. Por enquanto, sai um “vamos ver”.
    Canto no banho achando que o prédio não ouve.
    Caldinho de feijão resolve metade das minhas questões.
    Durmo no sofá antes do fim da novela e nego.
    Sei diferenciar ipê de paineira e faço questão de mostrar.
    Lembro de aniversário sem precisar de aviso.
    A vassoura lá de casa já dançou muito forró.
    Sempre tenho uma caneta e um elástico de cabelo para emprestar.
    Digo bom dia no elevador, e de coração.
    Ao telefone tenho vergonha; na cozinha, nenhuma.
    Guardo pote de sorvete como quem guarda herança.
    Converso com o ventilador e discuto com a impressora.
    No quilo, meu prato tem sushi, feijão e nenhuma lógica.
    Gosto de um bom plano e gosto de largar o plano no meio.
    Nunca me arrependi de um banho de mar.
    Quando ganho no truco, o prédio inteiro fica sabendo.
    Na roda, abro espaço para quem acabou de chegar.
    Minhas opiniões sobre farofa são firmes; sobre o resto, dá para conversar.`),
  youngTraits: lines(`Divido apartamento com quatro pessoas e uma única panela boa.
    Meu primeiro salário virou uma air fryer, e não me arrependo.
    Ainda estou descobrindo no que mando bem, e a busca é divertida.
    Ligo para minha mãe para perguntar quanto tempo o arroz leva. Toda semana.
    Moro numa república onde a louça tem escala e ninguém respeita.
    Estágio de manhã, aula de noite e cochilo oficial no trem.
    Volto da casa dos meus pais com marmita para a semana inteira.
    Já me mudei {number} vezes e continuo com a mesma luminária.
    Passei no vestibular na terceira tentativa, então de insistência eu entendo.
    Minha carteira de motorista é nova; meu talento para baliza, nem tanto.`),
  midlifeTraits: lines(`Tenho dois filhos: metade da semana em casa, o tempo todo na cabeça.
    Minha filha tem oito anos e foi ela que escolheu esta foto.
    Meu casamento acabou em paz, e a curiosidade voltou.
    Desde a separação, cozinho muito melhor.
    Na festa da escola, sou quem cuida da barraca da pescaria.
    Meus adolescentes acham hilário eu estar aqui.
    Tenho um financiamento, um joelho ruim e muita alegria sobrando.
    Filhos, não tive; sobrinhos, cinco, e todos sabem onde escondo o chocolate.
    A esta altura sei do que gosto, e ainda gosto de surpresa.
    Parei de fingir que gosto de balada que começa à uma da manhã.
    Guarda compartilhada: sou pura espontaneidade em semanas alternadas.
    Descobri a importância de beber água e agora falo disso em festa.
    Voltei a estudar e sento na primeira fila.
    Meu filho me ensinou a mandar figurinha, e agora ninguém me segura.`),
  seniorTraits: lines(`Tenho quatro netos e tempo de sobra para um café.
    Perdi meu grande amor há alguns anos. Hoje sinto falta de conversa no café da manhã.
    Meus filhos fizeram meu cadastro. Resolvi aproveitar.
    Os exames vão bem, e o samba no pé também.
    Caminho na praça todo dia às seis, faça sol ou garoa.
    Aprendi a mexer nisto aqui e conto para todo mundo.
    A casa está mais calma agora; cabe nela um pouco mais de conversa.
    No baile da tarde, só sento quando a banda descansa.
    Faço hidroginástica, e a turma é uma bagunça.
    Tive um casamento longo e bom. Não procuro substituir ninguém.
    Meu neto chama meu bolo de “bolo de verdade”, e isso me basta.
    Viajo em excursão e sempre sento na frente, para conversar com o motorista.
    Ganho no buraco e no dominó, mas finjo que é sorte.
    Tenho horta, carteirinha de ônibus e nenhuma intenção de parar.`),
  hopes: lines(`Quero alguém para picar a cebola enquanto eu conto como foi o dia.
    Procuro algo que dure mais que o picolé no calçadão.
    Queria companhia para o mercado de terça e o cinema de quarta.
    Alguém gentil, que tope caminhar e parar para o sorvete, já me encanta.
    Sem pressa, mas prefiro padaria a três meses de figurinha.
    Procuro quem responde e pergunta de volta.
    Aceito ver no que dá, desde que a gente converse.
    Queria alguém para dividir o guarda-sol e a porção.
    Busco quem ajude a carregar a melancia da feira.
    Se a conversa fluir no silêncio também, melhor ainda.
    Gosto de conversa sincera, com carinho e café passado na hora.
    Quero o tipo de amor que lava a louça sem ninguém pedir.
    Bora entrar numa aula qualquer e ir mal em dupla.
    Queria ter para quem contar a notícia boa primeiro.
    Coisa séria, com muita besteira no meio.
    Se der certo, apago o aplicativo e faço um bolo.
    Quem anda devagar olhando fachada vai gostar de mim.
    Procuro quem guarda o celular na hora do café.
    Amizade já é lucro; namoro é lucro com pudim.
    Prometo oferecer o último pão de queijo, pelo menos no primeiro mês.
    Conversa comprida, caminho curto e sombra, se possível.
    Gosto de ir aos poucos, como feijão em fogo baixo.
    Levo namoro a sério e quase mais nada.
    Seria bom ter alguém que melhore uma terça de chuva.
    Estou aqui para conhecer gente que nunca pega o meu ônibus.
    Procuro alguém para chamar de “meu bem” sem ironia.
    Queria um par para a quadrilha junina e para a vida, nessa ordem.
    Tomara que você goste de rede, porque a minha é de casal.
    Busco uma pessoa que se anima com passeio simples.
    Espero encontrar alguém com quem o trânsito passe rápido.
    Minha família já pôs um prato a mais no almoço; falta a pessoa.
    Procuro colo, risada e honestidade.
    Que venha alguém que avisa quando chega em casa.
    Topo recomeçar, agora com mais calma.
    Quero alguém que fique para o bolo e para arrumar as cadeiras.`),
  closings: lines(`Me conta a melhor coisa que você comeu esta semana.
    Me pergunta da galinha.
    Café ou caminhada?
    Qual novela você veria de novo, do primeiro ao último capítulo?
    Manda um oi. Prometo que meus áudios são curtos.
    Praia, serra ou sofá?
    Se você conhece um pastel melhor que o da minha feira, prove.
    Dança comigo na próxima festa junina?
    Respondo sempre, menos na hora do jogo.
    Qual música não pode faltar no seu churrasco?
    Em vez de três semanas de mensagem, que tal {drink}?
    Qual foi seu pior perrengue de viagem?
    Defenda a uva-passa no arroz, se for capaz.
    Estou livre na {day}.
    Você escolhe a praça, eu levo o lanche.
    Pode perguntar qualquer coisa, menos meu signo.
    Biscoito ou bolacha? Respeito as duas respostas.
    Qual é a receita que só a sua família sabe?
    Se leu até aqui, merece um brigadeiro.
    Troco muda de manjericão por uma boa história.
    Como é o lugar onde você cresceu?
    Devo {drink} para alguém; pode ser para você.
    Qual apelido de infância você não conta para ninguém?
    Qual feriado você mais espera no ano?
    Sua vez.
    Qual palavra só existe na sua terra?
    O que você pediria para a mesa toda?
    Feijão por cima ou por baixo do arroz? É importante.`),
  fewWords: lines(`Ao vivo tem sotaque.
    Calor demais para dormir. Oi.
    Mais rede, menos tela.
    Ainda escrevendo isto aqui. Melhor perguntar.
    Gente boa, agenda cheia, coração com vaga.
    Meus amigos me obrigaram, e agora estou gostando.
    Gosto de planta, de cachorro e, em dias bons, de gente.
    Em obras. Desculpe o transtorno.
    Pé na areia, cabeça em ordem.
    Conta você primeiro.
    Fotos de verdade, bagunça ao fundo incluída.
    Coração quente, pé gelado.
    Cheguei agora. Vai com calma.
    A gente toma {drink} e vê.
    {city}, café, trocadilho ruim.
    Na {day} eu preencho isto direito.
    Coragem recém-adquirida.
    Eu cozinho, você escolhe a música.
    Me pergunta sobre {trip}.
    Bicho do mato que adora uma quermesse.
    Silêncio de dia, gafieira de noite.
    Rio fácil, corro pouco.
    Junto conchas e guardo segredos.
    Provavelmente na rua.
    Levo seu cachorro para passear.
    Apartamento pequeno, mesa grande.
    Abraço de aeroporto, mesmo na terça.
    Melhor sem crachá.
    Escrever bio é difícil. Fazer cuscuz, não.
    Curiosidade é o meu forte.
    Conserto quase tudo com fita e paciência.
    Fim de festa e começo de padaria.
    Vim pela conversa.
    Otimismo com guarda-chuva.
    Minha samambaia me recomenda.
    No momento, procurando a tampa do pote.
    Nunca recuso cachoeira.
    Saio cedo da festa, menos se tocar forró.
    Bicicleta, boné e vontade.
    Conheço um lugar.
    Um pouco de sol, um pouco de samba, alguém para rir.
    Pontualidade, simpatia e marca de chinelo.
    Em busca de boa companhia.
    A vida já vai bem. Cabe mais.
    Rede, vento e {song}.`),
};
