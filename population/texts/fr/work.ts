import { lines } from '../phrase-templates.ts';
import type { WorkPhrases } from '../voice.ts';

/** Sentences about work, by job title. */
export const work: WorkPhrases = {
  studies: {
    'Études de médecine': lines(`Quatrième année de médecine : soit je révise, soit je dors.
      J’étudie la médecine, et mon ficus reste mon patient le plus fragile.`),
    'Études de droit': lines(`J’étudie le droit et je plaide pour tout, sauf pour le choix du resto.
      Le code civil le jour, un bar étudiant le soir ; dans les deux cas, j’écoute.`),
    'Études d’architecture': lines(`En archi, je ne dors pas beaucoup, mais ma maquette est superbe.
      Je construis de minuscules maisons en carton à deux heures du matin.`),
    'Études d’histoire': lines(`J’étudie l’histoire et je ralentis devant chaque vieille porte.
      Master d’histoire. Oui, je sais ce que j’en ferai. En gros.`),
    'École d’ingénieurs': lines(`Je démonte des grille-pain et, en général, je les remonte.
      Mon école d’ingénieurs m’apprend les ponts, ma coloc m’apprend la vaisselle.`),
    'Études de psycho': lines(`J’étudie la psycho. Non, je n’analyse pas ce message.
      En licence de psycho, ma ligne d’écoute pour les potes ouvre après minuit.`),
    'École d’art': lines(`Je passe mes journées aux beaux-arts, et tous mes jeans le prouvent.
      J’étudie l’illustration : je dessine sur les nappes en papier et j’assume.`),
    'Apprentissage en pâtisserie':
      lines(`Deuxième année d’apprentissage : mes éclairs se tiennent enfin droit.
      J’apprends la pâtisserie et je ne regarde plus jamais un flan de la même façon.`),
  },
  jobs: {
    'Soins infirmiers':
      lines(`En pédiatrie, je gonfle des gants en forme de poule entre deux pansements.
      Je travaille de nuit et je prends mon apéro avec les croissants.`),
    Enseignement: lines(`J’ai trente élèves de sixième et une collection de stylos qui fuient.
      Je corrige des copies au café, alors pardon pour les soupirs.`),
    Informatique: lines(`Mon code marche le vendredi et boude le lundi.
      Je passe la journée à nommer des choses, et la soirée loin des écrans.`),
    Kiné: lines(`Je suis kiné : pardon, je regarde tes épaules.
      Un tabouret à roulettes, des ballons géants : mon cabinet ressemble à un cirque.`),
    'En cuisine': lines(`Je fais l’entrecôte des autres à midi et mon œuf au plat à minuit.
      En restauration, mon samedi soir tombe le lundi.`),
    Électricité: lines(`Je connais l’envers des murs de la moitié de la ville.
      J’installe des lumières chez les autres ; chez moi, une ampoule pend encore.`),
    Graphisme: lines(`Je dessine des affiches de festivals et des étiquettes de confiture.
      Une faute d’espacement sur une devanture, et ma balade s’arrête.`),
    Journalisme: lines(`J’écris pour le journal local, je sais tout du nouveau rond-point.
      Les lotos, les kermesses, les inaugurations : j’ai couvert toute la région.`),
    Menuiserie: lines(`Je restaure des buffets de grand-mère et j’y trouve des lettres.
      Mon atelier sent le chêne et le café réchauffé.`),
    Bibliothécaire: lines(`Je couvre des livres en écoutant ce que les enfants pensent du loup.
      L’heure du conte du mercredi : le public le plus exigeant de la ville.`),
    'Travail social': lines(`Mon métier consiste à écouter, et j’aime encore les gens.
      Protection de l’enfance le jour ; le soir, il me faut des choses sans importance.`),
    'Gestion de projet': lines(`Mon métier tient dans un tableau à cases, et les cases bougent.
      Je planifie tout au bureau, donc rien le week-end.`),
    Traduction: lines(`Je traduis des livres de cuisine, et je teste les phrases à la casserole.
      Un seul adjectif peut occuper toute ma matinée.`),
    Photographe: lines(`Je connais toutes les salles des fêtes du canton, et leurs buffets.
      Je fais des portraits d’artisans, et je rentre avec du pain ou des sabots.`),
    'Espaces verts': lines(`Je m’occupe d’un parc et je sais où dorment les hérissons.
      Je taille les platanes de la place, et chacun a son avis.`),
    Comptabilité: lines(`Avril est mon marathon, mai ma récompense.
      J’aime les colonnes justes et les nappes à carreaux.`),
    'Chez les pompiers': lines(`À la caserne, mon bœuf carottes compte autant que l’échelle.
      Je fais aussi le calendrier : cherche la page de mars.`),
    Libraire: lines(`Je tiens une petite librairie et je lis le stock.
      « Un livre bleu, ils en ont parlé à la radio » : ça me suffit pour le trouver.`),
    Musique: lines(`Je joue de l’alto, et je connais donc toutes les blagues sur l’alto.
      J’enseigne le solfège, et je le rends supportable.`),
    'Fonction publique':
      lines(`À l’état civil, j’inscris les bébés le matin et je tamponne le reste du temps.
      Je connais le bon guichet, et même ses horaires.`),
    'Service en salle': lines(`En salle, je retiens douze cafés sans rien noter.
      Mon plateau et moi, on slalome entre les poussettes.`),
    Coiffure: lines(`Mon salon est le vrai journal du quartier, en plus discret.
      Je coupe les cheveux et je donne des avis sur demande. Enfin, presque.`),
    Plomberie: lines(`J’arrive au pire moment de la semaine des gens et je repars avec un café.
      Plomberie de mère en fils, de père en fille, et toujours avec le sourire.`),
    'Son et lumière': lines(`Je fais le son dans un théâtre, donc je vis beaucoup dans le noir.
      Chez les gens, j’entends d’abord le frigo, qui ronfle souvent en si bémol.`),
    'Aide à domicile':
      lines(`J’aide des personnes âgées et j’entends les meilleures histoires du quartier.
      Je passe mes matinées chez des gens qui savent faire la vraie confiture.`),
    'Personnel de cabine': lines(`Je connais le monde par ses hôtels et mon quartier par son pain.
      Je rentre {day}, à quelques fuseaux horaires près.`),
    Logistique: lines(`J’embauche à cinq heures, ce qui me laisse tout l’après-midi pour vivre.
      Je range des palettes toute la matinée, et mon appart jamais.`),
    Vente: lines(`Je vends des canapés et j’ai droit à toutes les disputes de couple.
      Je travaille dans une jardinerie, ce qui explique le balcon.`),
    'Transport routier': lines(`Je traverse l’Europe avec des livres audio, des centaines.
      Sur la route quatre jours, à la maison trois ; les trois comptent double.`),
    Boulangerie: lines(`Debout à trois heures, au lit avant le film : je fais le pain du quartier.
      Je façonne trois cents baguettes par nuit, et j’en mange une.`),
    Agriculture: lines(`J’ai des vaches, des pommiers et un réseau capricieux.
      Je vis à la ferme, alors parle-moi de la pluie.`),
    Couture: lines(`Je retouche des vêtements et je repère les ourlets de loin.
      Je couds des costumes de carnaval ; janvier est ma haute saison.`),
    Fromagerie: lines(`Je vends du fromage au marché, et oui, on peut goûter.
      J’affine des tommes dans une cave ; la patience, ça s’apprend là.`),
    'Petite enfance': lines(`Je travaille en crèche : j’ai des chansons pour chaque situation.
      Mes collègues font la sieste à treize heures, moi je range les cubes.`),
    Horlogerie: lines(`Je répare des montres, et j’arrive quand même en retard.
      Mon établi tient sur un mouchoir, ma loupe fait peur aux enfants.`),
  },
  trainedJobs: {
    Architecte: lines(`Je rénove des fermes, et je me bats pour garder les vieilles pierres.
      Des écoles quand la chance sourit, des parkings le reste du temps.`),
    Médecin:
      lines(`Je travaille en médecine générale ; pour ton genou, on attendra le troisième café.
      J’ai un cabinet à la campagne et des œufs frais en guise de merci.`),
    Dentiste: lines(`Je suis dentiste, et je mange encore du nougat.
      Je chantonne en travaillant, et personne ne peut m’interrompre.`),
    Juriste: lines(`J’aide des locataires à lire les petites lignes.
      Droit du travail : je deviens plus aimable après dix-huit heures.`),
    Pharmacie: lines(`On m’apporte des champignons à identifier, surtout en octobre.
      Ma pharmacie se trouve dans un village où l’on me raconte tout.`),
    Psychologue: lines(`Je travaille avec des couples, et j’en garde un bel optimisme.
      Je consulte jusqu’à dix-huit heures ; après, je dis surtout des bêtises.`),
    Vétérinaire: lines(`Mes journées alternent chatons, vaches et un perroquet très mal élevé.
      Vétérinaire de campagne : des bêtes de bonne famille m’ont déjà donné des coups de sabot.`),
    'Conduite de trains': lines(`Je conduis des trains, ce qui épate surtout les enfants de six ans.
      Depuis ma cabine, je vois tous les levers de soleil au premier rang.`),
  },
  retirements: {
    'À la retraite, après l’école':
      lines(`J’ai appris à lire à la moitié du village, et on me salue encore au marché.
      J’ai enseigné la géographie toute ma vie. Maintenant, je vais voir.`),
    'À la retraite, après l’hôpital':
      lines(`Quarante ans d’hôpital : peu de choses m’effraient, et ma soupe soigne tout.
      J’ai rendu ma blouse et rejoint un club de marche la même semaine.`),
    'À la retraite, après les ponts et chaussées':
      lines(`J’ai tracé des routes ; maintenant, je suis les sentiers.
      Si ça vibre, si ça fuit ou si ça grince, je veux bien regarder.`),
    'À la retraite, après La Poste':
      lines(`J’ai fait la même tournée trente ans ; j’en connais tous les chiens.
      Je me lève encore à cinq heures, pour le plaisir du silence.`),
    'À la retraite, après la comptabilité':
      lines(`Je tiens les comptes de trois associations et je garde mes après-midi.
      J’ai compté pour les autres ; à présent je compte les hirondelles.`),
    'À la retraite, après la bibliothèque':
      lines(`Quarante ans de bibliothèque, et toujours un mot gentil pour les retardataires.
      J’ai prêté des milliers de livres, il m’en manque encore deux.`),
    'À la retraite, après la quincaillerie':
      lines(`Trente ans de clous au poids, et une oreille pour chaque client.
      J’ai vendu le magasin et acheté de bonnes chaussures de marche.`),
    'À la retraite, après les autobus':
      lines(`J’ai conduit le même bus toute ma vie ; les bavardages me manquent, pas les bouchons.
      Je connais la ville par ses arrêts.`),
  },
};
