import { lines } from '../phrase-templates.ts';
import type { InterestLines } from '../voice.ts';

/** Sentences for a bio, by interest. */
export const interestLines: InterestLines = {
  hiking: lines(`Je marche des heures pour cinq minutes de panorama et un bon sandwich.
    Le week-end, je prends le car avec mes grosses chaussures et un reblochon.
    La moitié de mes photos, ce sont des sentiers.
    Chaque été, un tronçon de GR, et mes genoux négocient les étapes.`),
  camping: lines(`Je plante ma tente au camping municipal, près des boulistes.
    Le café du réchaud a meilleur goût, et j’ai des témoins.`),
  climbing: lines(`Mur d’escalade le {day}, vrai calcaire dès qu’il fait sec.
    J’ai toujours un peu de magnésie sur les mains. Pardon d’avance.`),
  cycling: lines(`Je fais tout à vélo, lentement, avec un panier et une baguette dedans.
    Un col par été, et j’en reparle à chaque repas jusqu’à Noël.`),
  gardening: lines(`Mes tomates ont des prénoms, les limaces aussi, hélas.
    J’ai attendu ma parcelle quatre ans et je n’en bougerai plus.`),
  birdwatching: lines(`Le retour des hirondelles, je le note en rouge sur le calendrier.
    Ma liste d’oiseaux vus depuis l’évier compte déjà trente et une espèces.`),
  sailing: lines(`J’ai appris la voile en Bretagne, donc surtout à écoper.
    Je partage un vieux bateau avec deux amis et beaucoup de vernis.`),
  surfing: lines(`J’attends la vague avec beaucoup de talent ; ensuite, ça se gâte.
    Une combinaison sèche en permanence dans ma douche.`),
  'wild-swimming': lines(`Lac, rivière ou mer du Nord : j’y vais en poussant de petits cris.
    Je connais tous les coins de baignade à une heure de chez moi.`),
  skiing: lines(`J’économise mes congés pour une semaine de neige et de tartiflette.
    Ski de fond plutôt que piste noire : même neige, moins de queue.`),
  kayaking: lines(`L’Ardèche en canoë : je pagaie à gauche, je pars à droite.
    J’ai chaviré {number} fois dans les gorges, toujours avec élégance.`),
  foraging: lines(`Je fais du sirop de sureau pour tout l’immeuble.
    En octobre, je sens le sous-bois et je cache mes coins à cèpes.`),
  running: lines(`Je cours le dimanche, entre la boulangerie et la boulangerie.
    Avant le travail, dix bornes le long du canal, avec les hérons pour public.
    J’ai fini un trail en Savoie, après les bénévoles du ravitaillement.
    Je m’arrête à chaque fontaine et j’appelle ça du fractionné.`),
  yoga: lines(`Deux fois par semaine, je fais la planche, le chien et surtout la sieste.
    J’ai commencé le yoga pour mon dos, et j’y reste pour les cinq dernières minutes.`),
  gym: lines(`À la salle dès six heures : comme ça, c’est fait.
    Je soulève des haltères et je peine toujours devant un bocal de cornichons.
    Mon meilleur muscle, c’est l’abonnement.
    Squats le {day}, flan pâtissier juste après.`),
  swimming: lines(`Bonnet obligatoire, brasse approximative : la piscine municipale me connaît.
    Bassin extérieur de mai à octobre, et tant pis pour la météo.`),
  football: lines(`Foot à cinq le {day} : je crie les encouragements et je cours un peu.
    Mon club descend et remonte plus souvent que l’ascenseur de l’immeuble.
    J’entraîne des enfants de moins de dix ans ; on a perdu neuf à zéro dans la joie.
    Je commente les matchs depuis la buvette, une merguez à la main.`),
  tennis: lines(`Bon revers, et un service dont on parle comme d’une légende.
    Chaque printemps, je regarde de la terre battue et je rachète des balles.`),
  basketball: lines(`Trois contre trois au playground, jusqu’à ce que mes chevilles votent contre.
    Je distribue les ballons sur le terrain et les tâches en vacances.`),
  'martial-arts': lines(`Le judo du mercredi m’a appris à chuter, et à plier un pantalon.
    Ceinture marron, cœur tendre, kimono jamais repassé.`),
  dancing: lines(`Je danse la salsa comme on l’apprend sur internet.
    Au bal du 14 juillet, je tiens la piste jusqu’au dernier accordéon.`),
  'horse-riding': lines(`Mon comtois de quinze ans décide de l’allure et du chemin.
    J’ai toujours un cure-pied dans la poche et du foin quelque part.`),
  cricket: lines(`Je joue au cricket, et j’en explique les règles depuis {number} ans.
    Un match de cinq jours avec le thé à seize heures : voilà mon sport.`),
  skating: lines(`Mes patins vivent dans l’entrée, mes bleus vivent sur mes genoux.
    Le {day}, je rejoins la rando roller et je freine dans les buissons.`),
  cooking: lines(`Je cuisine quand tout va bien et quand ça va mal ; il y a donc toujours {dish}.
    Je goûte la sauce si souvent qu’il faut en refaire.
    Dans ma cuisine de poche, on mange à dix, coude contre coude.
    Mon carnet de recettes tient avec une pince à linge et beaucoup de beurre.`),
  baking: lines(`Les nuits sans sommeil, je prépare {cake}. Mes voisins s’en réjouissent.
    Au bureau, on reconnaît mon pas quand j’apporte {cake}.`),
  coffee: lines(`Je traverse la ville pour un bon café de quartier.
    Au comptoir le matin, je refais le monde en une tasse.
    Ma cafetière italienne siffle mieux que moi.
    Je connais un comptoir calme et je veux bien partager l’adresse.`),
  wine: lines(`J’aime le vin qui a une histoire et une étiquette un peu moche.
    Je fais les vendanges une semaine par an, pour les chansons et la soupe.`),
  'craft-beer': lines(`Je brasse dans ma buanderie. Un essai sur trois est bon.
    Devant une carte de bières belges, il me faut du temps et une chaise.`),
  tea: lines(`Je verse le thé de haut, comme on me l’a montré au Maroc, et j’éponge.
    Une verveine du jardin, une chaise longue, et la soirée peut commencer.`),
  'street-food': lines(`En voyage, je cherche les stands avant les monuments.
    Je cours après les camions à pizza et les baraques à frites.`),
  'vegan-food': lines(`Mon bourguignon aux champignons a trompé deux oncles bourguignons.
    Je cuisine végétal, et oui, même la raclette a trouvé sa solution.`),
  'farmers-markets': lines(`Au marché, je viens pour trois poireaux et je rentre avec un rôti.
    La dame des fromages connaît toute ma vie.`),
  barbecue: lines(`Des sardines, un gril, du pain : mon été tient là-dedans.
    Je prends la direction des braises et je demande à tout le monde si c’est cuit.`),
  'live-music':
    lines(`Je vais aux concerts sans connaître le groupe et j’en ressors avec trois amis.
    Mes places de concert dorment dans une boîte à sucre en fer.
    Devant à gauche, près de l’enceinte, avec des bouchons d’oreilles.
    Le 21 juin, je marche de fanfare en fanfare jusqu’à l’heure des moustiques.`),
  vinyl: lines(`Je cherche des quarante-cinq tours dans les vide-greniers, les doigts noirs.
    Le dimanche matin, j’écoute {song} avec les craquements d’origine.`),
  guitar: lines(`Assez de guitare pour un feu de camp, pas assez pour une scène.
    Quatre accords, une bonne rengaine, et tout le monde chante le refrain.`),
  piano: lines(`Je joue sur les pianos de gare quand il n’y a pas trop de monde.
    J’ai un piano droit, un tabouret qui grince et des voisins patients.`),
  choir: lines(`À la chorale, je me tiens près de quelqu’un qui chante juste.
    Le {day}, quarante voix et un radiateur en panne : mon moment préféré.`),
  jazz: lines(`Une cave, une contrebasse, et je ne regarde plus l’heure.
    J’applaudis les solos, parfois un peu trop tôt.`),
  'electronic-music': lines(`Je danse de minuit à trois heures, puis je veux une tartine.
    Je compose des boucles au casque, et le chat hoche la tête.`),
  'classical-music': lines(`J’applaudis entre les mouvements au moins une fois par an.
    Tout en haut de l’opéra, on voit mal, mais on entend tout.`),
  'hip-hop': lines(`Je connais des couplets entiers et mes voisins de bus aussi, maintenant.
    Le rap d’ici m’a appris plus de rimes que le lycée.`),
  festivals: lines(`Bottes, poncho, boîte de conserve : je suis d’attaque pour l’été.
    Chaque juillet, je campe près d’une scène et loin d’une douche.`),
  karaoke: lines(`Je chante faux, mais je tiens la note.
    J’ai une chanson, un micro imaginaire et aucun scrupule.`),
  cinema: lines(`J’aime {film}, si possible dans une salle presque vide.
    Je reste jusqu’au bout du générique. C’est non négociable.
    Le {day}, c’est cinéma, quel que soit le programme.
    Version originale, troisième rang, et pas un mot avant le trottoir.`),
  theatre: lines(`Au théâtre, les trois coups me donnent encore la chair de poule.
    Notre troupe de village joue un vaudeville par an, avec beaucoup de portes.`),
  museums: lines(`Premier dimanche du mois : un musée, puis une gaufre.
    Je lis tous les cartels. Prévois une chaise.`),
  photography: lines(`Je traque les enseignes peintes et les chats de fenêtre.
    Je prends la ville en photo avant son réveil.
    Sur mes photos, il y a surtout des volets bleus.
    Je fais tirer mes images sur papier, comme au temps des albums.`),
  'film-photos': lines(`Je développe dans la salle de bains ; toque avant d’entrer.
    L’appareil de mon grand-père me suit partout ; le posemètre, moins.`),
  drawing: lines(`Je croque les gens du tram, avec bienveillance.
    Je ne sais dessiner que les mains et les maisons.`),
  painting: lines(`Je peins de petits paysages et je les donne.
    En vacances, l’aquarelle remplace mon appareil ; c’est flou, mais c’est fidèle.`),
  pottery: lines(`Je tourne des bols. Tous les gens que j’aime ont trop de bols.
    Mes tasses penchent un peu à gauche, comme mes tableaux.`),
  architecture: lines(`Je marche le nez en l’air et je m’excuse auprès des lampadaires.
    Un bel escalier vaut toujours le détour.`),
  'stand-up': lines(`J’ai tenté la scène ouverte du café : ma tante a ri deux fois.
    Je ris volontiers dans les petites salles, et on m’y garde une place.`),
  writing: lines(`Mon roman en est à la quatrième version, cette bio à la onzième.
    J’écris à la table de la cuisine, de six à sept, avant que la maison se réveille.`),
  poetry: lines(`J’ai un poème plié dans la poche, et j’en change chaque mois.
    Je retiens des alexandrins et j’oublie le pain.`),
  reading: lines(`En ce moment, sur ma table de nuit : {book}.
    J’ai trois livres en cours, et un quatrième pour la baignoire.
    Je nourris la boîte à livres du quartier, et elle me nourrit.
    Je corne les pages, et je l’avoue d’entrée.`),
  'board-games': lines(`Je lis les règles à voix haute et je les oublie au premier tour.
    Mon étagère plie sous les boîtes ; viens l’alléger d’une partie.`),
  'video-games': lines(`Je joue surtout à des jeux où l’on plante des navets.
    Canapé, deux manettes, et j’accepte de perdre une course sur trois.`),
  chess: lines(`Je perds aux échecs dans {number} parcs différents.
    Je sacrifie ma dame trop tôt, et toujours avec panache.`),
  puzzles: lines(`Mille pièces, un ciel bleu, et me voilà jusqu’à minuit.
    Je commence par les bords, comme les gens sérieux.`),
  knitting: lines(`Je tricote en réunion et j’écoute mieux que personne.
    Une écharpe de trois mètres attend toujours que j’apprenne à rabattre.`),
  woodworking: lines(`J’ai fabriqué une étagère presque droite, et j’invite du monde pour la voir.
    Le bruit d’un rabot sur du frêne me repose plus qu’une sieste.`),
  plants: lines(`J’ai {plant} qui va mieux que moi en février.
    Je bouture tout, et je distribue les pots à la sortie.`),
  podcasts: lines(`J’écoute des émissions d’histoire en épluchant les carottes.
    Je commence une phrase sur deux par « j’ai entendu quelque part ».
    Les faits divers dans les oreilles, la serpillière dans les mains.
    Une longue interview, une longue marche : l’équilibre parfait.`),
  dogs: lines(`Mon chien aime la mer, les miettes et les facteurs.
    Je connais le prénom de tous les chiens de la place, pas celui des maîtres.
    Mes vacances se choisissent selon les plages qui acceptent les truffes.
    Mon manteau contient des croquettes, une laisse et un jouet qui ne couine plus.`),
  cats: lines(`Mon chat a une place sur le canapé ; moi, c’est selon.
    Je vis avec deux chats sans gêne, et nos horaires s’accordent.
    Le chat du voisin dîne chez nous, ne le dis à personne.
    Je travaille à la maison avec une patte sur le clavier.`),
  series: lines(`Je m’endors au générique et je réclame un résumé.
    Je regarde les séries nordiques sous deux plaids, pour l’ambiance.
    Je devine le coupable à chaque fois, au dernier épisode.
    Je ne regarde jamais la suite sans toi : c’est ma définition de la loyauté.`),
  travel: lines(`Je voyage léger, sauf au retour, à cause des fromages.
    Je pars une semaine {trip} et j’en parle six mois.
    Je prépare tout dans un tableau, puis je laisse un chat me montrer les ruelles.
    Ma première question dans une ville : où mange le facteur ?`),
  'road-trips': lines(`Vitres ouvertes, petites routes, et une halte à chaque pancarte « miel ».
    Je conduis, tu choisis la musique, et on discute du raccourci.`),
  'train-journeys': lines(`Côté fenêtre, jambon-beurre, et les vaches défilent.
    Un train de nuit, la couchette du haut, et je dors comme un bébé.`),
  languages: lines(`J’apprends {language} et je fais rire les serveurs avec mon accent.
    Je collectionne les mots intraduisibles, comme « dépaysement » ou « drache ».`),
  volunteering: lines(`Le {day}, je sers la soupe et j’en reprends un bol.
    Je répare des vélos dans un atelier associatif, avec plus de cœur que d’outils.`),
  history: lines(`Je lis les plaques dans la rue, surtout celles que l’on ne voit plus.
    Un château fort dans le coin ? J’ai déjà mes chaussures.`),
  astronomy: lines(`Chaque août, je m’allonge dans un champ et je compte les étoiles filantes.
    Ma lunette pèse dix kilos et ne montre que la Lune. Quelle Lune.`),
  science: lines(`Je pose la question « mais pourquoi ? » à un âge où ça surprend.
    Mon bocal de levain a un protocole et un carnet de mesures.`),
  programming: lines(`Mon arrosage automatique tourne sur un code écrit à deux heures du matin.
    Le soir, je programme de petites choses inutiles qui clignotent.`),
  'flea-markets': lines(`Les brocantes, c’est avant huit heures, avec une lampe et du café.
    Je cherche une soupière et je reviens avec un flamant en laiton.`),
  'pub-quizzes': lines(`Toutes les capitales, aucun score de foot : il me faut une équipe.
    Notre équipe finit quatrième depuis {number} saisons, avec constance.`),
  meditation: lines(`Dix minutes de silence chaque matin, dont neuf à penser au petit déjeuner.
    J’inspire, j’expire, et je liste quand même les courses.`),
};
