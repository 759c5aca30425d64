import { lines } from '../phrase-templates.ts';
import type { Slots } from '../voice.ts';

export const slots: Slots = {
  dish: lines(`moqueca de banana-da-terra
    feijão tropeiro
    galinhada
    baião de dois
    escondidinho de carne-seca
    vaca atolada
    bobó de camarão
    arroz de cuxá
    barreado
    caldo verde
    nhoque de mandioquinha
    cuscuz com ovo
    frango com quiabo
    risoto de abóbora`),
  cake: lines(`bolo de fubá com goiabada
    pão de queijo
    bolo de cenoura com cobertura
    broa de milho
    cuca de banana
    bolo de rolo
    bolo de mandioca com coco
    rosca de leite
    pudim sem furinho
    biscoito de polvilho
    pão caseiro
    torta de limão`),
  day: lines(`segunda
    terça
    quarta
    quinta
    sexta
    segunda à noite
    terça à noite
    quarta à noite
    quinta à noite
    sexta à noite`),
  trip: lines(`Jericoacoara
    Ouro Preto
    Paraty
    Alter do Chão
    Bonito
    Cartagena
    Tiradentes
    São Thomé das Letras
    Valparaíso
    Pirenópolis
    Buenos Aires
    Montevidéu
    Cusco
    Diamantina`),
  drink: lines(`um café coado
    um mate gelado
    um caldo de cana
    uma água de coco
    um suco de caju
    um chimarrão
    uma limonada
    um chá de hortelã
    um pingado
    um suco de maracujá
    uma vitamina de abacate
    um chocolate quente`),
  book: lines(`um romance policial
    um livro de crônicas
    uma saga de família com trezentos nomes
    uma ficção científica bem velha
    uma biografia de gente difícil
    um livro de contos
    um romance sertanejo de mil páginas
    um livro sobre o mar
    um clássico que a escola estragou
    um romance japonês com gato
    um livro de receitas antigas
    uma graphic novel`),
  language: lines(`espanhol
    francês
    italiano
    japonês
    Libras
    alemão
    guarani
    iorubá
    coreano
    árabe
    inglês
    grego`),
  pet: lines(`um vira-lata caramelo
    um salsicha que manda na rua
    uma cachorrinha com medo de balão
    um pinscher que se acha enorme
    uma vira-lata que ronca
    um cachorro surdo e feliz
    um labrador muito educado
    uma cadela idosa de opinião forte
    um galgo que odeia chuva
    um vira-lata de três patas e muita pressa`),
  plant: lines(`uma jiboia
    uma samambaia
    um pé de manjericão
    uma costela-de-adão
    um pé de pimenta
    uma orquídea
    um cacto
    uma violeta
    um pé de pitanga
    um limoeiro de vaso`),
  number: lines(`três
    quatro
    cinco
    seis
    sete
    oito
    nove
    onze`),
  relative: lines(`minha avó
    minha mãe
    meu pai
    meu avô
    minha tia
    meu tio
    minha irmã
    meu irmão
    meu padrinho
    meu primo
    minha madrinha`),
  song: lines(`samba de roda
    bossa nova
    forró pé de serra
    chorinho
    pagode dos anos noventa
    moda de viola
    carimbó
    maracatu
    rock nacional dos anos oitenta
    trilha de novela
    axé das antigas
    brega romântico
    soul brasileiro`),
  film: lines(`comédia antiga
    documentário sobre polvo
    animação
    filme de assalto
    filme de tribunal
    filme em que não acontece nada
    filme de estrada
    terror em preto e branco
    musical
    drama de família com almoço no meio
    ficção científica de baixo orçamento
    filme nacional`),
};
