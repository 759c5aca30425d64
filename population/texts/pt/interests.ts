import { lines } from '../phrase-templates.ts';
import type { InterestLines } from '../voice.ts';

export const interestLines: InterestLines = {
  hiking: lines(`Ando quilômetros por uma vista de cinco minutos e um sanduíche amassado.
    Metade das minhas fotos é de trilha; a outra metade, da lama que veio junto.
    Já vi o sol nascer de cima de um pico e desci jurando nunca mais. Voltei no mês seguinte.
    Na mochila sempre tem rapadura, e eu divido.`),
  camping: lines(`Levo panela de ferro para o camping, porque farofa é coisa séria.
    Durmo melhor com barulho de grilo que com ar-condicionado.`),
  climbing: lines(`Parede de escalada na {day}, pedra de verdade quando não chove.
    Na escalada, subo bem; descer é que rende história.`),
  cycling: lines(`Pedalo devagar, com cestinha e campainha.
    Domingo eu pego a ciclofaixa até a padaria mais longe que existe.`),
  gardening: lines(`Tenho um canteiro de couve que sustenta o prédio.
    Entrei na horta comunitária por causa do coentro e fiquei pela fofoca.`),
  birdwatching: lines(`Pus bebedouro na janela, e agora tenho sete beija-flores exigentes.
    Sei distinguir bem-te-vi de suiriri, e essa é a minha melhor cantada.`),
  sailing: lines(`Aprendi a velejar numa represa e conto como se fosse o Atlântico.
    Passo mais tempo lixando o barco do que velejando.`),
  surfing: lines(`Surfo pouco, mas sei esperar onda como ninguém.
    Acordo às cinco para ver onda e chego ao trabalho com areia na orelha.`),
  'wild-swimming': lines(`Entro em cachoeira gelada gritando, mas entro.
    Conheço todo poço bom a duas horas daqui.`),
  skiing: lines(`Esquiei uma vez no Chile e conto como se fossem dez.
    Economizo o ano inteiro para uma semana de neve e roupa alugada.`),
  kayaking: lines(`Remo pelo mangue e cumprimento caranguejo.
    Meu caiaque já virou em {number} rios, e eu ainda rio disso.`),
  foraging: lines(`Sei onde tem amoreira na calçada e talvez conte.
    Em época de jabuticaba, minha agenda é o quintal da vizinha.`),
  running: lines(`Corro no ritmo em que ainda dá para fofocar.
    Corro na orla ou no parque, sempre pensando no pão na chapa da volta.
    Fiz uma maratona, e bastou; dez quilômetros me deixam feliz.
    Minha corrida favorita é aquela que dá medalha e banana.`),
  yoga: lines(`Faço ioga na praça, com trilha de bem-te-vi e carro de som.
    Na postura da árvore, sou um coqueiro em dia de vento.`),
  gym: lines(`Academia às seis, porque aí já foi.
    Levanto peso e, mesmo assim, peço ajuda com vidro de palmito.
    Vou à academia mais pela turma do horário do que pelo supino.
    Treino de perna hoje, escada de lado amanhã.`),
  swimming: lines(`Quarenta piscinas, e o dia faz sentido.
    Nado na hora do almoço e volto ao trabalho com cheiro de cloro.`),
  football: lines(`Futebol na {day}: corro pouco e oriento muito.
    Em dia de clássico, minha camisa da sorte não pode ser lavada.
    Treino uma turminha sub-dez; perdemos de nove e saíram comemorando.
    Álbum de figurinhas eu completo em toda Copa, e troco repetida.`),
  tennis: lines(`Vim do frescobol para o tênis e não mudei de jeito.
    Jogo tênis no parque e perco para gente de setenta anos.`),
  basketball: lines(`No basquete da praça, só paro quando apagam o refletor.
    Meu arremesso ainda é o da escola; o fôlego ficou por lá.`),
  'martial-arts': lines(`Faço judô desde criança. Caio muito bem.
    Na capoeira, canto melhor do que jogo, e a roda agradece.`),
  dancing: lines(`Danço forró com quem chamar, e piso em poucos pés.
    Comecei aula de gafieira no ano passado, e é um exercício de humildade.`),
  'horse-riding': lines(`Monto uma égua velha que decide o caminho.
    No fim de semana tenho cheiro de curral e bom humor.`),
  cricket: lines(`Sim, críquete, no Brasil. A torcida inteira cabe numa van.
    Explico as regras do críquete com {number} biscoitos e uma colher.`),
  skating: lines(`No domingo de rua fechada, a joelheira roxa é minha.
    Aprendi a patinar tarde e já caí em todos os parques daqui.`),
  cooking: lines(`Cozinho na alegria e na tristeza, então sempre tem {dish}.
    Não sei cozinhar para uma pessoa só. Vai sobrar, e você leva num pote de sorvete.
    Minha cozinha é mínima, e já fiz {dish} para dez ali.
    Meu refogado começa com alho, e a conversa também.`),
  baking: lines(`Quando perco o sono, faço {cake}. O prédio já percebeu.
    No trabalho me conhecem como quem traz {cake}.`),
  coffee: lines(`Atravesso a cidade por um café bem passado.
    Peso o café na balança. Eu sei.
    Nada do que eu digo antes da primeira xícara tem valor.
    Na minha casa, o coador é de pano e a visita é sempre bem recebida.`),
  wine: lines(`Gosto de vinho, de preferência barato e com história.
    Fiz um curso de vinhos na Serra Gaúcha e aprendi a dizer “interessante”.`),
  'craft-beer': lines(`Já fiz cerveja com cupuaçu, e o veredito ainda está em discussão.
    Chope de jabuticaba? Eu arrisco meio copo.`),
  tea: lines(`Tenho mate para o frio, hibisco para o calor e bule para a visita.
    Para qualquer problema, erva-cidreira do quintal.`),
  'street-food': lines(`Se a barraca de pastel tem fila, eu entro na fila.
    Viajo pelo acarajé, pelo tacacá e pelo cachorro-quente com purê.`),
  'vegan-food': lines(`Minha feijoada sem carne já enganou dois gaúchos.
    Conheço todo lugar daqui com bom prato vegano, até o da coxinha de jaca.`),
  'farmers-markets': lines(`Sábado começa na feira, com sacola pequena e fome grande.
    Na xepa, eu e a moça da alface nos entendemos.`),
  barbecue: lines(`Cuido da brasa e pergunto a todo mundo se está no ponto.
    Para mim, churrasco é pão de alho e, depois, o resto.`),
  'live-music': lines(`Vou a roda de samba sem conhecer ninguém e saio com convite para aniversário.
    Choro em show logo na primeira música, para adiantar.
    Coreto, banda da cidade e cadeira de praia: meu camarote.
    Fico perto do pandeiro, para aprender olhando.`),
  vinyl: lines(`Minha vitrola veio com um disco de palhaço preso dentro.
    De manhã, aos domingos, boto {song} na vitrola e ninguém tem pressa.`),
  guitar: lines(`Toco violão bem o bastante para a roda e mal o bastante para o palco.
    Tem um violão na sala e uma música que eu sei inteira.`),
  piano: lines(`Toco chorinho ao piano, com mais coração que mão esquerda.
    Se a estação tem piano, perco o trem.`),
  choir: lines(`Canto num coral em que quase ninguém lê partitura.
    Coral na {day}, pastel depois, nessa ordem de importância.`),
  jazz: lines(`Gosto de jazz, mas não vou explicar.
    Um sax tocando samba à meia-noite me desmonta.`),
  'electronic-music': lines(`Danço até amanhecer e encerro com pão na chapa.
    Faço no computador umas músicas que ninguém ouviu ainda.`),
  'classical-music': lines(`Domingo tem concerto no parque, e eu levo a canga.
    Tocava flauta doce na escola e nunca superei.`),
  'hip-hop': lines(`Cresci com as fitas de rap que {relative} ouvia.
    Na batalha de rima da praça, eu sou quem grita “eita!”.`),
  festivals: lines(`Em festival, sou quem leva a capa de chuva extra e sabe onde fica a água.
    De todo festival, prefiro o palco pequeno, às quatro da tarde.`),
  karaoke: lines(`Minha música de karaokê é um dueto, por isso estou aqui.
    Não sei cantar, e até hoje isso nunca atrapalhou.`),
  cinema: lines(`Gosto de {film}, de preferência com a sala quase vazia.
    Sou da turma que leva casaco para o cinema em pleno verão.
    Na {day} eu vou ao cinema, passe o que passar.
    Sou do cinema de rua, com pipoca de carrinho na porta.`),
  theatre: lines(`Faço teatro amador. No ano passado, fui uma árvore comovente.
    Teatro de rua me segura em qualquer praça.`),
  museums: lines(`No dia de entrada grátis, eu sou praticamente mobília do museu.
    Leio todas as plaquinhas. Vou demorar.`),
  photography: lines(`Coleciono fotos de letreiro pintado à mão.
    Saio com a câmera antes de a cidade acordar.
    Fotografo varal, portão antigo e cadeira de calçada.
    Ainda monto álbum, com legenda e tudo.`),
  'film-photos':
    lines(`Fotografo em filme, então só daqui a duas semanas sei se o encontro ficou bonito.
    A câmera do meu avô vai comigo para todo lado.`),
  drawing: lines(`Encho caderno de fachada, fio e poste.
    Desenho capivara em todo papel que me deixam.`),
  painting: lines(`Pinto paisagens pequenas e dou de presente.
    Nas férias faço aquarela em vez de foto; sai torto, mas lembro de tudo.`),
  pottery: lines(`Modelei uma moringa, e ela só pinga um pouquinho.
    Minhas canecas pendem um pouco para a esquerda.`),
  architecture: lines(`Ando olhando para cima e conheço os postes bem de perto.
    Faço um desvio por um cobogó bonito.`),
  'stand-up': lines(`Fiz cinco minutos de palco sobre a minha tia, e ela pediu bis.
    Vou a noite de microfone aberto e rio com generosidade.`),
  writing: lines(`Escrevo crônica sobre o que ouço no ônibus.
    Tenho três cadernos e um final que não chega.`),
  poetry: lines(`Sei cordel de cor e declamo em almoço.
    Vou a sarau e sento no fundo, até o dia em que não.`),
  reading: lines(`Estou no meio de {book}.
    Leio no ônibus e passo do ponto uma vez por semana.
    No meu bairro tem geladeira de livros, e leio até a prateleira do ovo.
    Tenho carteirinha de biblioteca e uma pilha que não diminui.`),
  'board-games': lines(`Baralho, dominó ou tabuleiro: eu já trago a mesa.
    Noite de jogos na {day} aqui em casa; traga salgadinho e rancor.`),
  'video-games': lines(`Cresci em fliperama de rodoviária, e dá para notar.
    Vejo você jogar com prazer e dou palpite errado no videogame.`),
  chess: lines(`Jogo xadrez na praça e perco para um senhor de boné.
    No xadrez, meu nível é médio e minha revanche é ótima.`),
  puzzles: lines(`Tem sempre um quebra-cabeça pela metade na minha mesa.
    Faço caça-palavras na rede e chamo de esporte.`),
  knitting: lines(`Mais cedo ou mais tarde, você ganha um cachecol, mesmo com calor.
    Aprendi tricô com {relative}, e desde então a gente conversa mais.`),
  woodworking: lines(`Fui eu que fiz minha mesa, e ela balança há {number} anos.
    Achei uma porta na caçamba; hoje é mesa de jantar.`),
  plants: lines(`Tenho {plant} há {number} anos, e a relação vai muito bem.
    Distribuo mudas pelo prédio inteiro, queiram ou não.`),
  podcasts: lines(`Lavo a louça de ontem só para terminar o episódio.
    Começo muita frase com “ouvi num podcast”.
    Gravo um podcast com {relative}; temos quarenta ouvintes e conhecemos quase todos.
    Durmo ouvindo alguém explicar calmamente a vida das formigas.`),
  dogs: lines(`Divido o sofá com {pet}.
    Sei o nome dos cachorros da rua; o dos donos, não.
    Dou lar temporário para cachorro até ele achar família.
    Se você tem cachorro, por favor, traga.`),
  cats: lines(`Na minha casa quem manda tem bigode.
    O gato aprova pouquíssima gente. Sem pressão.
    Trabalho de casa sob supervisão felina.
    Um gato ronronando já é programa para a noite toda.`),
  series: lines(`Quando chove, revejo as mesmas três séries.
    Novela antiga também é série, e eu defendo isso com trilha sonora.
    Na minha casa, série é em grupo, e quem dorme leva resumo.
    Um episódio só, depois três.`),
  travel: lines(`Voltei de {trip} e já estou olhando mapa.
    Uma mochila, nenhum plano, volta na {day}.
    Quero conhecer {trip} e sou boa companhia em rodoviária.
    Onde quer que eu vá, a primeira parada é o mercado municipal.`),
  'road-trips': lines(`Paro em toda lanchonete de beira de estrada que tenha coxinha.
    Estrada, {song}, janela aberta.`),
  'train-journeys': lines(`Pena que temos tão poucos trens; peguei quase todos.
    Vitória a Minas, janela, treze horas: dia perfeito.`),
  languages: lines(`Estudo {language}, três palavras para a frente e duas para trás.
    Me ensina uma palavra da sua terra?`),
  volunteering: lines(`Na {day}, ajudo numa cozinha solidária.
    Uma vez por semana ensino adultos a ler. É minha melhor hora.`),
  history: lines(`Conto o que existia aqui antes da farmácia.
    Na minha rua passava bonde, e eu mostro o trilho.`),
  astronomy: lines(`Saio da cidade atrás de céu escuro.
    Acho o Cruzeiro do Sul em três segundos e Saturno em cinco.`),
  science: lines(`Me empolgo com musgo.
    Explico por que o céu é azul, a não ser que você me impeça.`),
  programming: lines(`Programei um sorteador de pizza, e a família só decide assim.
    Fiz um robozinho que avisa quando tem feira.`),
  'flea-markets': lines(`Minha estante veio de brechó, e a camisa que estou usando também.
    Pechincho muito e pago a mais no final.`),
  'pub-quizzes': lines(`Em quiz de bar, sou quem sabe as capitais.
    De trilha de novela eu respondo antes da pergunta.`),
  meditation: lines(`Medito mal, e me dizem que a ideia é essa.
    Medito com o caminhão do gás passando: nível avançado.`),
};
