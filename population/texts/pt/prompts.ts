import { lines } from '../phrase-templates.ts';
import type { PromptAnswers } from '../voice.ts';

export const promptAnswers: PromptAnswers = {
  'perfect-sunday': lines(`Feira cedo, pastel numa mão, caldo de cana na outra.
    Almoço que vira café da tarde que vira janta.
    Rede, ventilador e nenhum compromisso.
    Praia até as onze, chuveiro, cochilo e nada mais.
    Chuva, bolinho de chuva e um filme que todo mundo já viu.
    Churrasco na laje, criança no banho de mangueira e eu na rede.
    Roda de samba na praça e a volta a pé.
    Com {song} na caixa de som e a casa cheirando a {cake}.
    Ciclovia, água de coco e um banco na sombra.
    Acordar cedo sem querer e voltar para a cama de propósito.`),
  'get-along': lines(`você acha que a conversa na cozinha é a melhor parte da festa.
    você leva casaco extra para emprestar.
    você trata bem quem não tem nada para te dar em troca.
    você dança antes de alguém chamar.
    você acha graça em perrengue, pelo menos no dia seguinte.
    você larga tudo para fazer carinho em vira-lata.
    você canta junto no carro sem saber a letra.
    você acha que café da manhã é um evento.
    você chega na hora, ou atrasa com uma boa história.
    você bate palma quando o bolo desenforma inteiro.`),
  'never-shut-up': lines(`o ponto exato do feijão.
    a comida que {relative} faz.
    aquela vez em {trip}.
    os ipês floridos de agosto. Fotografo todos.
    por que todo bairro precisa de piscina pública.
    o cheiro de chuva no asfalto quente.
    pão: passado, presente e futuro.
    o último livro que li, seja ele qual for.
    abelhas sem ferrão. Alguém me segura.
    a vida secreta dos meus vizinhos de prédio.`),
  'looking-for': lines(`alguém para provar todos os pães de queijo da cidade, com método.
    uma dupla para o forró e para o silêncio depois dele.
    algo que dure, num ritmo gostoso.
    quem ria no mesmo pedaço do filme.
    companhia até para fila de cartório.
    carinho com jeito de varanda.
    amor, já que você perguntou.
    um par para o sorvete das quatro da tarde.
    alguém que decida o sabor da pizza comigo em menos de uma hora.
    uma mão para segurar na decolagem.`),
  'simple-pleasure': lines(`O primeiro gole de café, antes de alguém falar comigo.
    Lençol limpo depois do banho.
    Manga no pé, com o queixo todo sujo.
    Achar dinheiro no bolso da bermuda do verão passado.
    O ônibus que chega junto comigo.
    Descascar uma mexerica inteira sem rasgar a casca.
    Barulho de chuva quando não preciso sair.
    Pão francês quente, e ninguém vigiando a manteiga.
    Um cachorro que me reconhece na rua.
    Tirar o sapato e pisar no chão frio.`),
  'unusual-skill': lines(`Adivinho a estação do metrô de olhos fechados.
    Durmo em pé no ônibus sem perder o ponto.
    Imito o carro do ovo com perfeição.
    Lembro o que todo mundo pediu no bar há três anos.
    Abro coco verde sem perder uma gota.
    Acerto a idade de qualquer mangueira. Ninguém confere.
    Sei que o bolo está pronto pelo cheiro.
    Recito de cor a abertura de onze novelas.
    Dobro sacola de mercado em triângulo perfeito.
    Enrolo brigadeiro com as duas mãos.`),
  'best-trip': lines(`{trip} de ônibus, com a mochila rasgada e o melhor suco da vida.
    {trip} com mochila emprestada e um chinelo de cada par.
    {trip} com {relative}, muito ronco e muita risada.
    Um barco no Amazonas, cinco dias de rede e quatro novas amizades.
    {trip} em maio, quando não tinha mais ninguém.
    A lagoa que a gente achou porque pegou a saída errada.
    {trip}. Perdi o ônibus da volta e agradeci.
    Um fim de semana em {trip} em que só choveu. Jogamos baralho dois dias.
    Meu primeiro avião, com a testa colada na janela o tempo todo.
    Os Lençóis Maranhenses a pé, com areia até hoje na mochila.`),
  'first-date': lines(`Pastel de feira e uma volta sem destino.
    Cinema ao ar livre, com canga e pipoca.
    Brechó, meia hora para cada lado e um presente surpresa no fim.
    Jardim botânico, e quem achar a árvore mais estranha escolhe o almoço.
    Festa junina de bairro, com pescaria e prêmio ruim.
    Parque, canga, um pote de brigadeiro e duas colheres.
    Sorvete por quilo, com toda a ousadia que isso pede.
    Uma aula experimental de forró, com quatro pés em risco.
    Pôr do sol em algum mirante e {drink}.
    Museu de manhã, prato feito depois.`),
  'cook-for-you': lines(`Primeiro {dish}, depois {cake}, e um cochilo.
    Para começar, {dish}, do jeito que {relative} faz.
    Um prato de boteco em versão caseira, com limão do quintal.
    Café da manhã, a qualquer hora.
    Um arroz soltinho, porque é aí que se conhece uma pessoa.
    Sopa que leva a tarde inteira, com torrada de pão de ontem.
    De entrada pão de alho, de sobremesa coragem.
    Peixe simples, pirão sem medida.
    Tapioca na hora, recheio à sua escolha, palpite meu.
    Reservo uma mesa. Conheço meus limites.`),
  'small-hill': lines(`Farofa é prato principal.
    O feijão vai por cima.
    Pizza de banana com canela merece respeito.
    A beirada do bolo é a melhor parte.
    Celular na mesa é visita que ninguém convidou.
    Toda rua deveria ter um banco e uma árvore.
    Nunca está quente demais para sopa.
    Paçoca esfarelada é mais gostosa que inteira.
    Uva-passa no arroz tem o seu valor.
    Banana combina com qualquer almoço.`),
  'learning-now': lines(`{language}, com dicionário e muita coragem.
    a nadar direito, finalmente.
    a sambar sem olhar para os pés.
    a dizer não antes do cansaço.
    sanfona. O prédio está aprendendo paciência.
    a fazer {dish} sem queimar o fundo.
    a dirigir. Olho vivo na calçada.
    o nome das estrelas.
    a gostar de jiló.
    a fazer crochê com um grupo de senhoras bravíssimas.`),
  'proud-of': lines(`ter a mesma turma há {number} anos.
    ensinar minha mãe a fazer chamada de vídeo.
    cuidar da horta da praça desde a primeira muda.
    terminar a corrida, com trechos de caminhada.
    meu primeiro pão que cresceu.
    aprender a ler partitura nesta idade.
    uma estante que fiz. Pende um pouco, mas aguenta.
    desfilar na bateria sem perder o compasso.
    {number} anos sem cigarro.
    trazer o primeiro diploma para a família.`),
  'green-flag': lines(`Falar de ex sem amargura.
    Chamar o garçom pelo nome e agradecer.
    Devolver o carrinho do mercado.
    Levar sobremesa sem ninguém pedir.
    Puxar para a conversa quem está no canto.
    Lembrar o nome do meu gato.
    Ligar para a avó.
    Esperar todo mundo descer antes de entrar no metrô.
    Avisar que chegou em casa.
    Só pegar o último pedaço depois de oferecer.`),
  'after-work': lines(`na padaria, escolhendo entre pão francês e mais pão francês.
    na cozinha, rádio ligado, pé no chão.
    no sofá com {book}.
    na quadra do bairro, no time de quem sobrou.
    no caminho mais comprido, de bicicleta.
    na roda de choro, só batendo o pé.
    na praça com {pet}.
    no parque, fingindo que corro.
    ao telefone com {relative}.
    na rede. Prefiro a verdade.`),
  'last-laughed': lines(`O discurso da minha sobrinha no casamento. Ela tem seis anos.
    Um quati roubando o sanduíche inteiro de um senhor muito sério.
    Meu pai discutindo com o caixa de autoatendimento.
    O locutor da quermesse lendo o recado errado.
    Um cachorro de fantasia no bloco, mais animado que a banda.
    O papagaio da vizinha imitando o interfone.
    Eu montando um guarda-roupa do avesso.
    Uma criança anunciando o próximo ponto do ônibus.
    O áudio de sete minutos da minha tia, sobre uma galinha.
    A noite da mímica. Não dá para explicar por escrito.`),
  'favourite-place': lines(`O banco atrás da biblioteca que pega o sol da tarde.
    O balcão da padaria, na hora em que sai a fornada.
    O mercado municipal, com fome.
    O mirante, de onde a cidade inteira cabe na mão.
    A quadra do bairro na noite de ensaio.
    O sebo com o gato.
    Minha cozinha às sete da noite.
    A janela da frente do ônibus, do lado esquerdo.
    A sombra da maior mangueira da praça.
    O armarinho que vende de tudo, até conselho.`),
  'childhood-me': lines(`astronauta, até passar mal na roda-gigante.
    motorista do ônibus mais comprido.
    a voz principal de um trio elétrico.
    a voz que anuncia as estações.
    estrela de novela, no papel de quem apronta.
    comandante da balsa.
    titular da seleção, é claro.
    paleontologista. Eu sabia soletrar.
    passista, com um lençol e muita convicção.
    a pessoa mais alta da turma. Fiquei na média.`),
  'friends-say': lines(`eu busco qualquer pessoa na rodoviária às três da manhã.
    meu abraço é longo e meu recado é curto.
    eu sempre levo comida.
    eu faço amizade até em fila de banco.
    eu tenho um tio em cada cidade.
    ninguém deve jogar baralho comigo.
    eu lembro de tudo, o que em geral é bom.
    a história do bode é verdade. Não acredite.
    meu humor melhora muito depois do almoço.
    eu ajudo na mudança e reclamo o tempo inteiro.`),
  'bad-at': lines(`enrolar brigadeiro sem comer a metade.
    fazer baliza.
    ir embora de festa. Levo uma hora só no portão.
    dobrar lençol de elástico.
    guardar surpresa.
    karaokê, e posso provar.
    nomes. Rostos eu gravo.
    recusar sobremesa.
    escolher um filme em menos de uma hora.
    sair bem em foto três por quatro.`),
  'on-repeat': lines(`{song}, com desculpas aos vizinhos.
    a trilha de um filme que ainda não vi.
    uma fita antiga que ganhei de {relative}.
    um samba-enredo de antes de eu nascer.
    barulho de chuva. Sou uma festa.
    {song} enquanto cozinho, silêncio enquanto como.
    um disco de choro que achei no sebo.
    o jingle da pamonha que passa na minha rua.
    uma gravação ao vivo em que alguém derruba um copo.
    {song}. Começou como brincadeira.`),
  'changed-mind': lines(`coentro.
    morar só. É uma delícia.
    corrida, depois de {number} anos de desprezo.
    poesia, graças a uma professora.
    moda de viola.
    pequi.
    gatos.
    almoçar sem companhia. Recomendo.
    festa de casamento. Chorei na última.
    a cidade onde nasci.`),
  'teach-you': lines(`a fazer {dish}.
    três acordes e, com eles, metade do cancioneiro.
    a armar rede sem cair dela depois.
    a afiar uma faca como se deve.
    a fazer {cake} sem receita.
    o passo básico do forró. É sempre o passo básico.
    a pedir café em {language}.
    truco, com todos os gritos.
    a escolher melancia pelo som.
    a empinar pipa num dia sem vento.`),
  'good-deed': lines(`O motorista esperou enquanto eu voltava correndo para buscar a mochila.
    Uma senhora no ônibus me deu metade do sanduíche quando me viu chorar.
    Devolveram minha carteira pelo portão, com um bombom dentro.
    Quando choveu no bloco, uma moça dividiu a capa comigo o trajeto todo.
    Um mecânico consertou meu carro e cobrou uma música.
    Um adolescente subiu cinco andares com a minha mala.
    A bibliotecária guardou um livro para mim durante um ano.
    A feirante guardou minha sacola esquecida até o sábado seguinte.
    Uma família em {trip} me abrigou durante três dias de chuva.
    O porteiro do prédio errado me emprestou o guarda-chuva dele.`),
  tradition: lines(`Pular sete ondas, mesmo que seja no chuveiro.
    Amigo-secreto em família, com o mesmo chinelo horrível circulando há anos.
    Sempre {cake} no aniversário, seja de quem for.
    Ligação no domingo às seis: eu, {relative} e as fofocas.
    Pamonha em junho, com a família toda ralando milho.
    Um ímã de geladeira de cada rodoviária.
    Comprar uma planta para cada casa nova.
    Canjica e um filme péssimo na primeira noite fria.
    Rabanada em dezembro e, sem motivo, em março.
    Cantoria no fim do almoço. Ninguém escapa.`),
  'two-truths': lines(`Já fui a um programa de auditório, tenho medo de galinha, sou de Peixes.
    Nasci num táxi, sei fazer malabarismo, nunca vi neve.
    Falo {language}, já dancei quadrilha com uma delegada, detesto queijo.
    Ganhei uma leitoa numa rifa, tenho uma tatuagem, cresci com seis irmãos.
    Morei num barco, não sei assobiar, fiz figuração em novela.
    Dormi três noites em aeroporto, nunca quebrei um osso, faço queijo.
    Meu primeiro bicho foi um pato, corri uma maratona, tenho alergia a kiwi.
    Toco tuba, adoro segunda-feira, já fugi de um ganso.
    Perdi minha própria formatura, sei dirigir trator, não tomo café.
    Desfilei na avenida de abacaxi, escrevo com a mão esquerda, como limão puro.`),
};
