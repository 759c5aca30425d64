import { blocks } from '../phrase-templates.ts';
import type { Conversations } from '../voice.ts';

export const conversations: Conversations = {
  openings: blocks(`Oi, tudo bem? Sua resposta sobre a farofa me ganhou.
    Tudo! Farofa é assunto sério na minha casa.
    Com banana ou com ovo?
    Com os dois, e um pouquinho de manteiga da boa.
    Pronto, já gostei daqui.

    Oi! Vi que você gosta de trilha. Qual foi a última?
    Uma até a cachoeira, com três horas de subida e um cachorro que seguiu a gente.
    O cachorro voltou?
    Voltou e ainda ganhou metade do meu lanche.
    Esse aí sabe viver.

    Pergunta decisiva: biscoito ou bolacha?
    Depende de quem está perguntando.
    Alguém que não quer briga.
    Então é biscoito, mas eu respeito as diferenças.
    Que diplomacia bonita.

    Oi! Como está o tempo por aí?
    Quatro estações desde o almoço. Estou de bermuda e cachecol.
    Aqui o ventilador já pediu férias.
    + Me manda um pouco desse frio?
    Mando pelo ônibus das seis.

    Li seu perfil duas vezes. Qual é a história do ventilador?
    Veio na mudança, faz um barulho de helicóptero e nunca falhou.
    Melhor que muito relacionamento.
    Pois é, por isso ele fica.

    Boa noite! Ensaiei uma frase ótima no ônibus e esqueci.
    Acontece. Em que ponto você esqueceu?
    No da padaria. Me distraí com o cheiro.
    Justo. Contra pão quente não tem frase que resista.

    Oi! Samba, forró ou sofá?
    Sofá até as oito, forró depois.
    E dorme que horas nesse esquema?
    No dia seguinte, com sorte.
    + E você, dança?
    Danço com entusiasmo e pouca técnica.

    Oi! O cachorro da segunda foto é seu?
    É da minha vizinha, mas a gente tem guarda compartilhada.
    Como ele se chama?
    Paçoca. Mas só atende por “passear”.

    Oi, você escreveu que cozinha. Cozinha mesmo ou só esquenta macarrão?
    Faço galinhada de domingo, daquelas com raspa no fundo.
    Pequi sim ou pequi não?
    Pequi sim, com cuidado.
    Resposta de gente séria.

    Bom dia! Já tomou café?
    Estou no segundo. Sem ele eu só emito sons.
    Coado ou espresso?
    Coado, no coador de pano que era da minha bisavó.
    Esse coador tem mais história que eu.

    Oi! Moro do lado daquela feira grande de sábado. Conhece?
    Só de fama! É verdade que aí o pastel vem com caldo de cana grátis?
    Só na barraca da esquina, e só para quem elogia.
    Estou treinando uns elogios.

    Bom dia! Preciso de uma opinião de fora: coxinha se come por qual lado?
    Pela ponta, é óbvio.
    Que alívio. Na minha família somos minoria.
    Pode contar com meu voto no próximo almoço.

    Oi! Seu sotaque aparece até por escrito, sabia?
    Foi o “uai”, né?
    Foi o “uai”.
    + Adorei, aliás.
    Então vou caprichar.

    Oi, vi sua foto na festa junina. Aquela camisa é sua?
    É herança. Já passou por três gerações de quadrilha.
    E você dança ou só vai pela canjica?
    Danço até ela ficar pronta.

    Olá! O que é aquela planta gigante atrás de você?
    Uma costela-de-adão. Era pequena quando eu comprei.
    E agora?
    Agora ela me deixa morar aqui.

    Oi! Vi que a gente gosta da mesma novela antiga.
    Nem me fale. Sei a abertura inteira, com coreografia.
    Eu sei as falas da vilã.
    Então já temos um espetáculo.`),
  topics: blocks(`Como foi seu dia?
    Começou com o despertador errado e terminou com bolo na firma.
    + E o seu?
    O ônibus quebrou, mas o pessoal do ponto virou amigo.
    Já criaram um grupo?
    Já, e tem até figurinha.

    Me indica um filme para hoje?
    Depende. Quer rir ou quer chorar comendo pipoca?
    Chorar um pouquinho, com final bom.
    Então um nacional que eu vi três vezes. Separa o lenço.

    E o feriado, vai fazer o quê?
    Minha família alugou um sítio: dezessete pessoas e dois banheiros.
    Coitado desse sítio.
    Levo meu próprio travesseiro e muita paciência. E você?
    Vou ficar na cidade vazia, que é o meu luxo.

    Tentei fazer aquele seu bolo de fubá.
    E aí??
    Solou.
    + Mas solado com café ficou uma delícia.
    Bolo solado é patrimônio. Abriu o forno antes da hora?
    Abri para dar um oi.

    Do que você brincava na infância?
    Queimada na rua, até alguém gritar “carro!”.
    Aqui era pipa no telhado, e minha mãe gritando também.
    Toda infância tem um grito de fundo.

    Caiu o mundo aqui. E aí?
    Aqui também. Já recolhi a roupa e separei a lanterna por precaução.
    Eu esqueci a roupa.
    Então agora ela está bem lavada.
    Duas vezes. É o ciclo completo.

    Adivinha onde eu estou.
    Pelo horário, na feira.
    Na feira, com um mamão do tamanho de um bebê.
    Já deu nome?
    Ainda não. Deixa amadurecer primeiro.

    Sua mensagem chegou no meio da reunião, e eu ri alto.
    Perguntaram o motivo?
    Perguntaram. Falei que era alegria pela planilha.
    Acreditaram?
    Ganhei mais duas planilhas.

    Qual é o seu talento escondido?
    Escolho melancia pelo som. Nunca errei.
    Isso é quase ciência.
    + Eu encontro vaga em dia de jogo.
    Juntando tudo, dá um piquenique.

    Topa um café esta semana?
    Topo! Quinta, depois das seis?
    Quinta é ótimo. Naquela padaria da praça?
    Fechado. Vou de camisa amarela, para facilitar.
    Eu vou com fome, para combinar.

    Cheguei em casa, viu? Adorei a noite.
    Eu também! O garçom já estava virando as cadeiras.
    Ele até varreu em volta da gente.
    Na próxima, a gente ajuda.
    + Porque tem próxima, né?
    Tem, sim.

    Seu prédio é tranquilo?
    Tem um vizinho que estuda cavaquinho. Desde março, a mesma música.
    Está melhorando?
    Está. Ontem bati palma pela janela.
    E ele?
    Deu bis.

    Qual é a comida que tem gosto de casa para você?
    O pirão da minha avó. Ninguém consegue repetir.
    Ela não deixou a receita?
    Deixou: “farinha até dar”.
    Toda avó cozinha em código.

    Bom dia! Dormiu bem?
    Até o galo do vizinho, às quatro e dez.
    Galo na cidade?
    Galo na cidade, e com fuso de outro país.

    Estou pensando em entrar numa aula de forró.
    Entra! No primeiro mês a gente só conta “dois pra lá, dois pra cá”.
    Eu me perco no segundo “lá”.
    Normal. É por isso que tem o “cá”.

    O que está tocando no seu fone?
    Um chorinho para lavar louça. Rende mais.
    Aqui é pagode antigo, e a louça continua lá.
    Falta o cavaquinho certo.

    Você é de chegar na hora?
    Se é às oito, eu saio do banho às oito.
    Eu chego antes e dou a volta no quarteirão.
    Então me espera na segunda volta.

    Você sente falta do interior?
    Do céu e do vizinho que traz chuchu. Do ônibus de hora em hora, não.
    Queria conhecer.
    Em junho tem a festa do milho. Eu te apresento o chuchu e o vizinho.

    Minha samambaia soltou um broto. Precisava contar para alguém.
    Parabéns! Já tem nome?
    Samambaia Segunda.
    Nome de rainha.

    Se você ganhasse um mês livre, ia fazer o quê?
    Ia subir o Amazonas de barco, sem relógio. E você?
    Uma rede de frente para o mar, com uma pilha de livros.
    A rede pode ir no barco?
    No barco, rede é obrigatória.
    + A pilha de livros também embarca.

    Dia difícil. Me conta uma coisa boa?
    O moço da pamonha errou o botão e soltou a própria playlist.
    Era boa?
    Brega romântico. A rua inteira cantou.
    Ajudou demais, valeu.

    Vou ficar sem sinal até amanhã, estou indo para a roça.
    Aproveita! Manda um abraço para a jabuticabeira.
    Ela manda outro.
    + E um pote de geleia, se sobrar.`),
};
