import { blocks } from '../phrase-templates.ts';
import type { Conversations } from '../voice.ts';

export const conversations: Conversations = {
  openings: blocks(`Salut ! Ton histoire de poulet rôti du dimanche m’a donné faim.
    C’était le but. Tu préfères la peau ou les pommes de terre ?
    Les pommes de terre du fond du plat.
    Ah, quelqu’un qui sait vivre.

    Bonjour, je vois qu’on aime marcher, toi et moi.
    Oui ! Mais j’avoue, je m’arrête à chaque vache.
    C’est fait pour ça, les vaches.
    + Ta dernière randonnée, c’était où ?
    Une crête du Jura, sous la pluie. Je la referais demain.

    Question importante : tartine beurre ou tartine confiture ?
    Beurre et confiture. On n’est pas des sauvages.
    Bonne réponse, on peut continuer.
    J’ai droit à une question aussi ?
    Je t’écoute.
    Tu trempes dans le café ?
    Toujours. Jusqu’au naufrage.

    Coucou, comment se passe ton lundi ?
    Comme un lundi de novembre, avec un parapluie retourné.
    Toutes mes condoléances au parapluie.
    Merci. Une soupe de potiron m’attend, ça compense.
    Potiron et châtaignes, j’espère ?

    J’ai lu ton profil deux fois. C’est quoi, l’histoire de l’âne ?
    Il appartient à mon oncle, et il vient à tous les repas de famille.
    Il a sa chaise ?
    Presque. Il passe la tête par la fenêtre et il attend les carottes.

    Il paraît qu’il ne faut pas commencer par la météo.
    Dommage, j’avais un avis très tranché sur le brouillard.
    Vas-y, je t’autorise.
    Épais le matin, du soleil pour l’apéro.
    Voilà, on a brisé la glace, et même le givre.

    Bonsoir ! C’est bien une fanfare, sur ta troisième photo ?
    Oui, celle de mon village. Je tiens la grosse caisse.
    Et c’est difficile ?
    Il faut taper fort, et au bon moment. Je maîtrise l’un des deux.

    Tu fais vraiment tes galettes, ou c’est une photo de crêperie ?
    Je les fais. La crêperie, c’est ma mère, et elle surveille.
    Complète ou saucisse ?
    Complète, avec l’œuf miroir.
    Alors je note l’adresse dans un coin de ma tête.

    Ton chien a l’air de diriger la maison.
    C’est elle qui décide, moi j’ouvre les boîtes.
    Elle s’appelle comment ?
    Praline. Elle répond surtout au bruit du frigo.

    Hello, je vois « belote » dans ta présentation. C’est sérieux ?
    Très. Mon grand-père m’a appris à compter avec les atouts.
    Il me manque justement quelqu’un pour une partie.
    Attention, je boude quand je perds.
    Parfait, moi je me vante quand je gagne.

    Croissant ou brioche ? Autant le savoir tout de suite.
    Brioche, à condition d’avoir la tête.
    C’est raisonnable, je peux m’organiser.

    Un bonjour depuis l’autre rive !
    C’est vrai que le marché est meilleur chez vous ?
    Nettement. Surtout le stand des olives.
    Attention, je vais te prendre au mot, samedi, avec un cabas.

    Pain au chocolat ou chocolatine ?
    Dix secondes, et déjà la question qui fâche.
    Je préfère savoir où je mets les pieds.
    Chocolatine le matin, pain au chocolat en société.
    La diplomatie incarnée.

    Tu dis septante sur ton profil, ou j’ai mal lu ?
    Tu as bien lu. J’ai fait mes études à Liège.
    Et nonante aussi ?
    Évidemment. Après, on gagne un temps fou.

    Ta photo devant le phare, c’est la Bretagne ?
    Le Finistère, par grand vent. Mon chapeau y vit toujours.
    Paix à son âme.
    + C’était un beau chapeau ?
    Non, mais on s’aimait bien.

    Bonjour, je cherche des avis sérieux sur la raclette en été.
    Tu frappes à la bonne porte : j’en fais en août.
    Fenêtres ouvertes ?
    Fenêtres ouvertes, ventilateur, aucun regret.
    Je crois qu’on va bien s’entendre.`),
  topics: blocks(`Alors, ta journée ?
    Longue. Le pot de départ d’un collègue a duré plus que sa carrière.
    + Et la tienne ?
    J’ai monté une armoire. Il reste six vis et un doute.
    Garde les vis, elles serviront au procès.

    Tu as vu un bon film récemment ?
    Un vieux western au ciné-club, avec huit spectateurs et un chien.
    Et le chien, il en a pensé quoi ?
    Il a applaudi à la fin, avec la queue.

    Des projets pour le week-end ?
    Ma sœur débarque, donc beaucoup de parlote et de tarte.
    Ça a l’air chouette.
    Toujours. Et de ton côté ?
    Vide-grenier samedi, sieste dimanche.
    + Je cherche une théière sans bec cassé.

    J’ai essayé ta recette de blanquette.
    Et ??
    Trois heures de mijotage, et j’ai saucé la casserole.
    Quelle émotion. Tu as mis le citron à la fin ?
    Comme si ma vie en dépendait.

    Tu collectionnais quoi, enfant ?
    Les fèves des galettes. J’en ai encore soixante dans un bocal.
    Moi, les étiquettes de camembert.
    Deux fortunes réunies, c’est beau.
    Il faudra un musée.

    Il pleut depuis mardi, je crois que mes bottes prennent racine.
    Ici aussi. Les escargots prennent le pouvoir.
    Tu as de quoi tenir ?
    Deux poireaux, un quignon et un bon roman.
    C’est presque un festin, il te manque du comté.

    J’ai poussé la porte de la librairie dont tu m’as parlé.
    Tu as tenu combien de temps ?
    Cinq minutes, qui ont duré une heure.
    Le libraire t’a parlé de ses abeilles ?
    Longuement. Je repars avec un roman et un pot de miel.

    Juste pour te dire : ton message a égayé mon après-midi.
    Lequel, celui des six vis ?
    Oui, je l’ai lu dans le tram, avec un rire très peu discret.
    L’armoire tient toujours, au fait. Personne ne respire à côté.

    Tu as un talent complètement inutile ?
    Je reconnais une commune à son rond-point.
    Impossible. Un exemple ?
    Une sardine géante en métal : c’est la sortie vers la plage.
    Je m’incline. Moi, je sais juste faire tourner un œuf dur comme une toupie.

    Ça te dirait, un café cette semaine ?
    Avec plaisir. Jeudi après le boulot ?
    Jeudi, parfait. La terrasse sous les platanes ?
    Vendu. S’il pleut, on prendra la table près du flipper.

    C’était vraiment une belle soirée, merci.
    Merci à toi ! Je n’ai pas vu l’heure passer.
    Le serveur, si : il empilait les chaises autour de nous.
    On lui doit des excuses et une deuxième visite.

    Tu pars quelque part cet été ?
    Une semaine dans le Vercors, avec une tente et zéro réseau.
    Le rêve. Tu emportes quoi à lire ?
    Un pavé. S’il pleut, il servira aussi de tabouret.

    Chez toi, on met quoi dans la raclette ?
    Des pommes de terre, des cornichons, et beaucoup de silence.
    Chez nous, on ajoute des poires.
    Des poires ?!
    Fais-moi confiance, juste une fois.

    Mon train a quarante minutes de retard.
    Une vache ?
    Une « gêne à la circulation ». Je l’imagine avec des cornes.
    + Raconte-moi quelque chose en attendant.
    Mon voisin apprend la trompette. Il en est à la troisième note.
    Bon, je préfère la gêne.

    Tu as des frères et sœurs ?
    Une petite sœur, qui fait une tête de plus que moi.
    Et elle te le rappelle ?
    À chaque photo de famille. Et chez toi ?
    Deux grands frères. On se dispute encore la fève.

    J’ai planté des tomates sur le balcon.
    Bravo ! Elles ont des noms ?
    Seulement la plus grande : Madeleine.
    Donne-moi de ses nouvelles chaque semaine.
    Elle te salue, avec une feuille un peu jaune.

    Tu crois aux repas de famille de plus de quatre heures ?
    J’y crois, j’en reviens.
    Combien de desserts ?
    Trois, plus celui de ma tante, qui ne compte pas.
    + Elle dit toujours qu’il est raté.
    Et il est raté ?
    Il est meilleur que les trois autres.

    Demain, je tente le vélo pour aller au bureau.
    Combien de côtes ?
    Une seule, mais elle a du caractère.
    Emporte un croissant pour le sommet.
    C’est le meilleur conseil sportif de ma vie.

    Chez toi, c’est plutôt mer ou montagne ?
    La mer, même grise. Surtout grise.
    Ostende en novembre, alors ?
    Avec des croquettes aux crevettes et le vent de face.
    Tu viens de décrire mes vacances idéales.

    Mon levain a débordé cette nuit.
    Il vit sa vie.
    Il a pris le placard et une partie du sol.
    + Il s’appelait Gaston. Il mérite un hommage.
    Fais-en une focaccia, c’est ce qu’il aurait voulu.

    On se fait le musée samedi ?
    Celui avec la baleine ?
    Évidemment, celui avec la baleine.
    Alors oui. Mais je lis toutes les étiquettes.
    J’apporterai de quoi grignoter.

    Bonne nuit, je m’endors sur mon livre.
    Il est si mauvais ?
    Non, c’est l’oreiller qui est trop bon.
    Dors bien. Demain, tu me raconteras le chapitre.`),
};
