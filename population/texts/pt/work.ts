import { lines } from '../phrase-templates.ts';
import type { WorkPhrases } from '../voice.ts';

export const work: WorkPhrases = {
  studies: {
    'Faculdade de medicina': lines(`Semana de prova: ou estou estudando, ou estou dormindo.
      Decorei todos os ossos do corpo com paródias de axé.`),
    'Faculdade de direito': lines(`Estágio no fórum, sapato apertado e muita história boa.
      Meu vade-mécum pesa mais que minha mochila de viagem.`),
    'Faculdade de arquitetura': lines(`Minha maquete viaja de ônibus no meu colo, com cinto.
      De madrugada, eu e o estilete fazemos cidades inteiras.`),
    'Faculdade de história': lines(`Passo as tardes num arquivo com cheiro de porão e adoro.
      Meu TCC é sobre bondes, e minha família já sabe tudo.`),
    'Faculdade de engenharia': lines(`Desmonto liquidificador e quase sempre monto de volta.
      Cálculo na terceira vez foi amor à última vista.`),
    'Faculdade de psicologia': lines(`Estudo psicologia e, na mesa do bar, viro plantão.
      Estudo a memória e esqueço onde pus o bilhete do ônibus.`),
    'Faculdade de artes visuais': lines(`Tudo o que eu tenho está sujo de tinta.
      Desenho em guardanapo, cardápio e, uma vez, numa parede inteira.`),
    'Faculdade de biologia': lines(`Conto formigas para o meu TCC. São muitas.
      Tenho um carinho especial por sapos, e eles sabem.`),
  },
  jobs: {
    Enfermagem: lines(`Trabalho na pediatria, e meu fim de semana costuma cair numa terça.
      Plantão no hospital de noite, cuscuz às sete da manhã.
      Na enfermaria, muita calma; na folga, nenhuma utilidade.`),
    'Educação infantil': lines(`Passo o dia com gente de quatro anos, que não perdoa mentira.
      Na pré-escola, tenho adesivo de estrelinha e não tenho medo de usar.`),
    'Aulas de química': lines(`No meu laboratório de escola, só explodiu o que era para explodir.
      Dou aula para o ensino médio e sei todas as gírias com um mês de atraso.`),
    'Desenvolvimento de software': lines(`Conserto bug alheio até as seis; depois, só os meus.
      Trabalho quase sempre de casa, quase sempre de chinelo.`),
    Fisioterapia: lines(`Sou fisioterapeuta e já reparei nos seus ombros. Desculpa.
      Peço para endireitar as costas uma vez só, prometo.`),
    'Cozinha de restaurante': lines(`Cozinho para oitenta e, em casa, como pão com ovo.
      Trabalho em restaurante: minha segunda é o meu sábado.`),
    Confeitaria: lines(`Acordo às quatro e durmo no segundo bloco do filme.
      Faço brigadeiro o dia todo, e ainda raspo a panela.`),
    'Instalações elétricas':
      lines(`Mexo com elétrica: já vi o que tem dentro da parede de meia cidade.
      Troco seu chuveiro, mas julgo em silêncio a extensão em cima da extensão.`),
    'Design gráfico': lines(`Faço capa de livro, então julgo pela capa, sim.
      Reparo na fonte do cardápio antes do preço.`),
    Jornalismo: lines(`Cubro o bairro: buraco, feira e festa na praça.
      Ganho a vida perguntando e, de vez em quando, lembro de responder.`),
    Marcenaria: lines(`Faço mesas em que uma família vai discutir por quarenta anos.
      Minha oficina fica nos fundos de casa, e a serragem mora na casa toda.`),
    Biblioteca: lines(`Trabalho em biblioteca, e não, a gente não passa o dia lendo.
      Conto histórias para crianças, o público mais exigente da cidade.`),
    'Maquinista de metrô':
      lines(`Dirijo metrô; criança acha mais impressionante do que você vai achar.
      A voz que pede para liberar as portas é a minha.`),
    Socorrista: lines(`Trabalho em ambulância: como rápido e durmo quando dá.
      Coleciono notícia boa para equilibrar o plantão.`),
    'Serviço social': lines(`Passo o dia ouvindo gente e continuo gostando de gente.
      Serviço social de dia; de noite, qualquer coisa sem sentido nenhum.`),
    'Gestão de produto': lines(`Faz cinco anos que explico em casa o que faço, sem sucesso.
      Colo papelzinho colorido na parede com muita convicção.`),
    Tradução: lines(`Traduzo receita e manual de instruções; a receita é mais difícil.
      Passo meia hora numa palavra e acho que valeu.`),
    'Fotografia de festas': lines(`Fotografo casamento e choro em quase todos.
      Em festa de criança, sei a hora exata em que o bolo corre perigo.`),
    Jardinagem: lines(`Cuido de um parque e sei onde mora o casal de tucanos.
      Volto para casa com lama e bom humor.`),
    Contabilidade: lines(`Acho os doze centavos que faltam. Sempre acho.
      Em época de declaração eu sumo, depois volto com sobremesa.`),
    'Corpo de bombeiros':
      lines(`No quartel dos bombeiros, quase todo dia é gato, alarme falso e almoço para nove.
      Fogo eu encaro; mariposa, não.`),
    'Livraria de bairro': lines(`Vendo livros e leio o estoque antes.
      Tenho uma lojinha de livros com um gato no caixa.`),
    'Aulas de música': lines(`Ensino cavaquinho para crianças e paciência para os pais delas.
      Toco na noite, dou aula de tarde e tenho cabos demais.`),
    'Serviço público': lines(`Trabalho na prefeitura: eu sei qual é o formulário.
      Cuido das linhas de ônibus da cidade. De nada. Desculpa.`),
    'Atendimento em restaurante': lines(`Sei o que você vai pedir antes de você.
      Equilibro cinco pratos no braço e esqueço onde pus a chave.`),
    'Salão de cabeleireiro': lines(`Corto cabelo: sei de tudo e não conto nada.
      Corto a franja de quem terminou namoro, mas pergunto duas vezes antes.`),
    'Encanamento e hidráulica':
      lines(`Mexo com encanamento: apareço no pior momento da semana e deixo tudo seco.
      Acho vazamento pelo barulho, dom de família.`),
    'Operação de som': lines(`Já microfonei de trio elétrico a coral de criança.
      “Som, som, um, dois” é a minha frase mais repetida.`),
    'Cuidados com idosos': lines(`Cuido de idosos e ouço as melhores histórias da cidade, com bolo.
      Atendo uma senhora de cento e um anos que me dá conselho amoroso.`),
    'Tripulação de cabine': lines(`Trabalho em avião: volto na {day}, mais ou menos.
      Janto no Norte, almoço no Sul e sonho com o meu chuveiro.`),
    Logística: lines(`Entro de madrugada no galpão e tenho a tarde toda para viver.
      Dirijo empilhadeira melhor que carro.`),
    'Vendas em loja': lines(`Vendo sapato e adivinho seu número de longe.
      Trabalho numa loja de plantas, o que explica minha varanda.`),
    'Motorista de caminhão': lines(`Conheço o país pelas placas e pelos pratos feitos.
      Na cabine do caminhão tem garrafa térmica e centenas de audiolivros.`),
    'Agricultura familiar': lines(`Plantamos alface, couve e morango. Pode perguntar da chuva.
      Temos vaca, jabuticaba e um sinal de celular péssimo.`),
    'Ateliê de costura': lines(`Faço a barra da calça dos outros e reparo em todas as costuras.
      Mexo com costura: pode trazer aquele casaco, tem conserto.`),
  },
  trainedJobs: {
    Medicina: lines(`Atendo no posto do bairro; do joelho você só pode falar no terceiro encontro.
      Tenho um jaleco, quatro despertadores e letra legível, juro.`),
    Advocacia: lines(`Cuido de causas trabalhistas e ganho muito pote de doce.
      Depois das seis da tarde eu paro de falar “outrossim”.`),
    Arquitetura: lines(`Desenho escadas; outras pessoas sobem.
      Projeto escola e posto de saúde quando dou sorte; garagem, quando não dou.`),
    Odontologia: lines(`Dentista também come paçoca.
      Converso o dia todo com gente de boca aberta, e ninguém reclama.`),
    'Medicina veterinária': lines(`Chego em casa com pelo que não é meu.
      Atendo na roça e já levei coice de bichos muito simpáticos.`),
    'Psicologia clínica': lines(`Fora do consultório eu também falo, e bastante.
      Atendo casais, e isso só aumentou meu otimismo.`),
    Farmácia: lines(`Leio letra de médico, a que ninguém mais lê.
      No balcão de cidade pequena, todo mundo me conta tudo.`),
    'Pesquisa científica': lines(`Estudo abelhas sem ferrão. Tem mais assunto do que parece.
      Trabalho com minhocas muito pequenas e máquinas muito grandes.`),
  },
  retirements: {
    'Docência, já na aposentadoria':
      lines(`Trinta e cinco anos de sala de aula, e ainda peço silêncio na fila.
      Ensinei geografia a vida toda. Agora vou lá ver.`),
    'Enfermagem, já na aposentadoria':
      lines(`Vacinei meia cidade; na feira ainda me mostram o braço.
      Troquei o plantão pela aula de dança sênior.`),
    'Engenharia, já na aposentadoria': lines(`Calculei viaduto; hoje calculo o caimento do quintal.
      Se chia, range ou pinga, eu dou uma olhada.`),
    'Entrega de cartas, já na aposentadoria':
      lines(`Entreguei carta no mesmo trajeto por trinta anos e conheço todo cachorro dele.
      Continuo acordando às cinco, agora só para ouvir os bem-te-vis.`),
    'Contabilidade, quase na aposentadoria': lines(`Fecho balanço de manhã e jogo dominó de tarde.
      A escola de samba do bairro ainda me pede ajuda com os números.`),
    'Biblioteca, já na aposentadoria': lines(`Montei uma estante de troca no ponto de ônibus.
      Ainda lembro quem não devolveu qual livro.`),
    'Comércio, já na aposentadoria': lines(`Tive um armarinho por trinta anos. Acho qualquer botão.
      Fechei a porta de aço e abri a agenda de passeios.`),
    'Motorista de ônibus, já na aposentadoria':
      lines(`Dirigi ônibus na mesma linha quase a vida toda e sinto falta da conversa, não do trânsito.
      Conheço a cidade ponto a ponto, literalmente.`),
  },
};
