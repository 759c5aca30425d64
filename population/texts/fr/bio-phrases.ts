import { lines } from '../phrase-templates.ts';
import type { BioPhrases } from '../voice.ts';

export const bioPhrases: BioPhrases = {
  origins: lines(`{city} devait durer un hiver, me voilà avec un abonnement à la piscine.
    J’habite {city} et je me trompe encore de sortie de métro, de rond-point ou de rive.
    Mon enfance sent la marée basse et les crêpes au beurre salé.
    J’ai grandi dans un village où le camion du boulanger klaxonne encore.
    {city}, c’est chez moi depuis toujours, et je découvre encore des raccourcis.
    J’ai quitté {city} deux fois. Ça n’a pas pris.
    Je vis au-dessus d’une boulangerie, alors mes réveils sentent le pain.
    Une moitié de ma famille dit septante, l’autre soixante-dix ; les repas sont longs.
    J’ai grandi en montagne, et le plat pays me repose les mollets.
    Mon quartier compte neuf chats, et sept me saluent.
    Je connais {city} surtout à pied et avant huit heures.
    Quand {relative} débarque, il faut refaire tout {city} à pied, avec pause gaufre.
    J’habite au bout de la ligne de tram, là où commencent les champs.
    J’ai posé mes cartons {number} fois avant de trouver un balcon au soleil.
    Chez nous, on était sept pour une salle de bains.
    J’ai grandi dans une ferme, donc la pluie ne m’impressionne pas.
    J’ai débarqué ici avec deux valises et un vélo ; le vélo tient toujours.
    Du Nord par ma mère, du Sud par mon père, et de passage nulle part.
    J’ai trouvé {city} par hasard, et le hasard a bien travaillé.
    Mes parents tenaient un café de village ; je sais parler à tout le monde.
    J’habite un immeuble où la gardienne sait tout et ne répète presque rien.
    Petite ville, grande cour d’école, un seul cinéma : voilà d’où je viens.`),
  traits: lines(`J’arrive cinq minutes en avance et je fais le tour du pâté de maisons.
    Je demande trois fois si tout le monde a assez mangé.
    Je parle peu à l’apéro et beaucoup au fromage.
    J’éclate de rire avant d’avoir fini l’histoire, ce qui l’abîme un peu.
    Le croûton de la baguette n’arrive jamais jusqu’à la maison.
    Je râle contre la pluie par principe, puis je sors dessous par goût.
    Je ne sais pas passer devant un bouquiniste sans ralentir.
    Je dis « on y va » une bonne demi-heure avant de partir.
    J’écris encore des cartes postales, avec la météo dessus.
    Je pleure devant les reportages sur les vieux métiers.
    Je coupe le fromage dans les règles et les oignons en lunettes de ski.
    Je connais le nom du boulanger, de sa fille et de son levain.
    C’est moi qui ai le chargeur, le pansement et le paquet de biscuits.
    Je parle avec les mains, prévois un peu d’espace.
    Aucun sens de l’orientation, mais j’arrive souvent dans de jolis endroits.
    Je fais deux bises, trois ou quatre selon le département, et je me trompe partout.
    J’aime les tablées trop serrées et les nappes en papier.
    Je donne mon avis sur le stationnement des autres, depuis la fenêtre.
    Je range les courses par ordre de gourmandise.
    J’ai la même bande depuis le lycée, et les mêmes blagues aussi.
    Après la fête, on me trouve devant l’évier, et ça me va.
    Je prends très au sérieux les choses sans importance.
    J’ai un ciré jaune et je compte bien m’en servir.
    Je partage mon dessert, en théorie.
    Je souffle sur les pissenlits, même en tenue de boulot.
    Je compose avec les horaires du bus comme avec un vieil oncle.
    Une bonne soupe suffit à me faire changer de camp.
    Je mets du beurre salé dans des plats qui n’ont rien demandé.
    Je veux savoir le nom des choses : les nuages, les arbres, les voisins.
    Je note une bonne nouvelle par jour dans un carnet.
    Je fais la sieste comme d’autres font du sport : avec un planning.
    Je garde les bocaux vides, on ne sait jamais.
    Je danse pendant que l’eau des pâtes chauffe.
    J’achète mes fruits après une longue conversation avec chacun.
    Je trempe tout dans mon café : tartine, biscuit, parfois la manche.
    Je dis bonjour en entrant dans l’ascenseur, et j’attends la réponse.
    Je fredonne au marché, faux et en rythme.
    Je vérifie le gaz, la porte, puis encore le gaz.
    Je lance les barbecues et j’oublie les merguez à la maison.
    Je dis « du coup » trop souvent, du coup je compte.
    Je garde un maillot dans mon sac d’avril à octobre.
    Je tutoie mes plantes et je vouvoie mon four.
    Je gagne avec modestie, à peu près une fois sur dix.
    Je remets les chaises en terrasse quand la serveuse a le dos tourné.
    Je dois ma mauvaise foi aux cartes à {relative}.`),
  youngTraits: lines(`Je vis en coloc : quatre personnes, une seule bonne poêle.
    Premier vrai boulot, premier vrai service à raclette.
    J’appelle ma mère pour la cuisson du riz, à chaque fois.
    Je maîtrise les pâtes sous {number} formes.
    Ma coloc et moi, on a élevé le gratin de coquillettes au rang d’art.
    Ma chambre fait neuf mètres carrés, mais elle a une vue sur les toits.
    Je rentre chez mes parents avec du linge et je repars avec des bocaux.
    Je cherche encore ma voie, et le trajet me plaît.
    J’ai appris à repasser sur internet, et ça se voit un peu.
    Mon canapé vient du trottoir d’en face, et il a une âme.`),
  midlifeTraits: lines(`J’ai deux enfants une semaine sur deux et le cœur occupé toute l’année.
    Ma fille de huit ans relit mes messages et corrige les accords.
    Mon divorce a mis de l’ordre dans ma vie, et dans mes placards.
    Je suis parent d’un petit chef de six ans qui note tous mes plats.
    Mes ados me parlent surtout par la porte du frigo.
    Un genou qui grince, une bonne humeur qui tourne rond.
    Le samedi, je hurle gentiment au bord d’un terrain de hand, un thermos de café à la main.
    Je préfère désormais les fêtes qui finissent avec une tisane.
    Ma spontanéité suit un calendrier de garde alternée.
    Pas d’enfants à moi, mais cinq neveux et nièces qui trichent aux petits chevaux.
    J’ai refait la salle de bains, puis un peu ma vie.
    J’ai aimé, j’ai appris, j’ai racheté une cafetière.
    Mon fils m’explique le monde pendant les trajets vers le judo.
    J’ai enfin une maison avec un garage, et un garage avec trop de choses.`),
  seniorTraits: lines(`J’ai quatre petits-enfants et du temps pour un café.
    Ma petite-fille a choisi mes photos, j’ai gardé le droit de choisir les mots.
    Mes haricots montent, mes genoux descendent, le moral suit les haricots.
    Je tape avec un doigt, mais je pense avec toute la tête.
    La maison est calme ; un peu de conversation lui ferait du bien.
    Le thé dansant du jeudi me connaît, et mes chaussures aussi.
    Je fais le tour du lac chaque matin, en saluant les mêmes cygnes.
    J’ai aimé longtemps et bien. Il reste de la lumière dans la maison.
    Le marché, le journal, la sieste : j’ai enfin mes trois métiers.
    Bonne santé, meilleure humeur, petite surdité de l’oreille gauche.
    J’ai plus de souvenirs que de photos, et je les raconte mieux.
    Mes petits-enfants me battent aux jeux vidéo et perdent à la belote.
    Je garde une place en face de la mienne au petit déjeuner.
    J’ai l’âge de mes artères et l’humour de mes douze ans.`),
  hopes: lines(`J’aimerais qu’on épluche les légumes à deux, en se racontant la journée.
    Je cherche une histoire qui dépasse la saison des huîtres.
    Trouver quelqu’un de gentil, et qui marche volontiers : voilà le plan.
    Je prends mon temps, mais je ne collectionne pas les correspondances.
    J’aimerais une personne qui me vole mes frites avec tendresse.
    On verra où ça mène, tant qu’on se parle.
    Je cherche quelqu’un qui dise « reste encore un peu » devant la porte.
    D’abord rire, le reste viendra à son rythme.
    Je suis ici pour du sérieux qui ne se prend pas au sérieux.
    Emmène-moi à ton marché, je porterai le panier.
    Je crois aux histoires qui mijotent.
    Je voudrais tomber en amour, comme on dit au Québec, un {day} ordinaire.
    Je rêve d’un regard complice pendant les repas de famille.
    Commencer par une amitié me va très bien.
    Une vraie relation, je le dis sans détour et sans trompettes.
    Quelqu’un de poli avec les serveurs part avec une longueur d’avance.
    Un apéro qui déborde sur le dîner, ce serait déjà beau.
    J’aimerais deux livres ouverts sur un même canapé, un plaid et peu de bruit.
    Il me faut quelqu’un qui sache dire non à ma troisième part de tarte.
    Il y a deux bols dans mon placard, et un seul qui sert.
    Je cherche une main à tenir dans la file d’attente de la préfecture.
    Je veux un amour qui descende les poubelles sans un mot.
    J’aimerais rater des crêpes à deux.
    Je voudrais une voix au bout du couloir quand je rentre.
    Du solide, avec de la place pour les bêtises.
    L’idéal : refermer cette appli et sortir le jeu de cartes.
    J’aimerais une personne qui marche à peu près à ma vitesse.
    Pas besoin de perfection, une vraie présence suffit.
    Il me manque quelqu’un pour partager le journal et le dernier croissant.
    J’aimerais bâtir quelque chose tranquillement, pierre par pierre.
    Il me faudrait quelqu’un pour tenir la carte pendant que je conduis.
    Je cherche une épaule pour les fins de film et les débuts de sieste.
    Mon souhait : une personne qui rende les mardis meilleurs.
    Je voudrais des vacances où l’on se dispute seulement sur la couleur des volets.
    J’espère une rencontre qui commence en terrasse et qui n’en finit pas.`),
  closings: lines(`Quel est le meilleur fromage de ta semaine ?
    Un café ou un tour au parc ?
    Ton marché du samedi, il est où ?
    Dis bonjour, mon chien sera content.
    Sel ou sucre sur la crêpe ? Réfléchis bien.
    Si tu connais un banc avec vue, il faut qu’on parle.
    Je réponds toujours, sauf pendant la sieste.
    Chante-moi un refrain, je chercherai le titre.
    On ne va pas s’écrire jusqu’à la Saint-Glinglin. Allons prendre {drink}.
    Raconte-moi ta pire colo.
    Défends un plat que personne n’aime. Les salsifis, par exemple.
    Choisis le jour, je réserve le rayon de soleil.
    Ton plus beau ratage en cuisine, c’était quoi ?
    Quelle odeur te ramène en enfance ?
    Qu’est-ce que ça sent, dans ta cuisine ?
    Si tu as lu jusqu’ici, tu as droit à un carré de chocolat.
    J’échange une recette contre une histoire.
    On commence par bonjour ?
    Quel mot de ta région faut-il que j’apprenne ?
    Et toi, tu fais combien de bises ?
    Tu as prévu quoi pour les premiers beaux jours ?
    À toi de jouer.
    Donne-moi ton mot préféré.
    Tu prends la croûte ou le cœur du gratin ?
    Parle-moi de ta grand-mère, je te parlerai de la mienne.
    Le {day}, j’ai toujours une heure et {drink} à partager.
    Mer ou montagne ? Les deux réponses sont bonnes.
    La suite en vrai, si ça te dit.`),
  fewWords: lines(`C’est mieux en terrasse.
    Moins d’écrans, plus de pot-au-feu.
    Bio en travaux, déviation par la messagerie.
    Gentillesse, curiosité, retard léger.
    Pari tenu : j’ai un profil.
    De longues balades, et des vraies.
    Assez parlé de moi. Ta tarte préférée ?
    Mes réponses mijotent, comme les bons plats.
    Première fois ici. Doucement, s’il te plaît.
    On prend {drink} et on voit.
    {city}, les croissants, les mauvais jeux de mots.
    Je remplirai ça {day}, c’est promis.
    Plutôt quai de gare que quai des brumes.
    Je cuisine, tu mets le couvert.
    Rêve souvent d’une semaine {trip}.
    Moitié ermite, moitié table d’hôtes.
    Du beurre salé et de la douceur.
    Bal musette et bibliothèque.
    Rire facile, colère rare.
    Marinière, bonnet, bonne humeur.
    Dehors, sans doute. Laisse un mot.
    Adepte du goûter à tout âge.
    Petit appart, grande table.
    Vélo, soupe, sieste.
    Pas à l’aise ici, très à l’aise au marché.
    On se raconte tout autour d’un flan ?
    Au petit matin, devant la boulangerie : c’est moi.
    Réaliste de bonne humeur.
    Mon basilic a passé l’hiver. Voilà ma référence.
    Cherche l’autre chaussette.
    Oui à toutes les baignades.
    Deux pieds, un vélo, aucun plan.
    Je connais un petit resto.
    Grasse matinée le samedi, brocante le dimanche.
    La vie va bien. Il reste une chaise.
    Fromage avant dessert.
    Ici pour refaire le monde, ou au moins la soirée.
    Sieste, marché, apéro de six olives.
    Toujours un mouchoir, jamais de parapluie.
    Pique-nique par tous les temps.
    Accent du Sud, pull du Nord.
    Humour de cour de récré, cœur d’adulte.
    Râle un peu, aime beaucoup.
    Cherche complice pour finir les mots croisés.
    Trois fois oui aux frites.`),
};
