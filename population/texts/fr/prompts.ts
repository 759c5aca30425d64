import { lines } from '../phrase-templates.ts';
import type { PromptAnswers } from '../voice.ts';

/** Answers to all prompts. */
export const promptAnswers: PromptAnswers = {
  'perfect-sunday': lines(`Marché, poulet rôti, sieste, et une partie de cartes qui tourne mal.
    La pluie sur les tuiles, une cocotte qui mijote, un vieux film.
    Une longue balade qui finit devant une bonne tarte.
    Un déjeuner qui glisse tranquillement vers le dîner.
    Brocante le matin, réparation de la trouvaille jusqu’au soir.
    Grasse matinée, croissants, encore grasse matinée.
    Le petit train jusqu’à la mer, et retour avec du sable partout.
    Chez {relative}, pour le rôti et les restes à emporter.
    Le téléphone dans un tiroir, les mots croisés sur la table.
    Crêpes au petit déjeuner, crêpes au goûter, et on recommence.`),
  'get-along': lines(`tu manges le quignon du pain sur le chemin du retour.
    tu connais les paroles des chansons de mariage.
    tu souris aux gens qui ne peuvent rien pour toi.
    tu fais la queue à la boulangerie sans soupirer.
    tu ralentis pour chaque chien.
    tu sais perdre à la pétanque, ou presque.
    tu penses que le petit déjeuner est un événement.
    tu me laisses la fenêtre et je te laisse la dernière frite.
    tu goûtes le plat bizarre de la carte.
    tu possèdes un bon imperméable et tu oses t’en servir.`),
  'never-shut-up': lines(`Les trains de nuit, et pourquoi il en faudrait partout.
    {film}.
    Le fromage : son passé, son présent, son avenir.
    La cuisine de {relative}.
    Mon semestre {trip}.
    Les ronds-points et leurs sculptures.
    Les vieilles enseignes et leurs lettres.
    La bonne cuisson du pain.
    Mon potager et ses ennemis.
    La différence entre une galette et une crêpe.`),
  'looking-for': lines(`quelqu’un avec qui tester toutes les boulangeries, avec méthode.
    une bonne conversation et, si tout va bien, la suivante.
    quelque chose qui dure, à une allure confortable.
    une personne à qui dire « regarde » devant un beau ciel.
    quelqu’un qui raterait le dernier métro avec moi.
    de la compagnie pour les longues marches et les films courts.
    une main à serrer dans les passages qui font peur.
    un amour sans chichis, avec de la moutarde maison.
    des rendez-vous en plein jour, et ce qui pousse ensuite.
    quelqu’un qui sait ce qu’il faut manger ce soir.`),
  'simple-pleasure': lines(`Le premier café en terrasse, au mois de mars.
    Des draps qui ont séché dehors.
    Saucer l’assiette quand personne ne regarde.
    Casser le caramel d’une crème brûlée.
    La pluie sur une toile de tente bien fermée.
    Du beurre sur du pain encore chaud, et personne qui regarde la quantité.
    L’odeur des lilas au coin de la rue.
    Un chien qui me fait la fête sans raison.
    Éplucher une clémentine d’un seul tenant.
    L’orage vu depuis la véranda.`),
  'unusual-skill': lines(`Je sais plier un drap-housse.
    Je retrouve l’année d’une chanson, à deux ans près.
    J’imite l’annonce de la gare, avec le petit jingle.
    Je siffle avec une feuille de lierre.
    Je devine la cuisson d’un camembert au toucher.
    Je récite les départements dans l’ordre, jusqu’à la Lozère.
    Je dis « merci » dans {number} langues, et rien d’autre.
    Je fais un créneau du premier coup, mais seulement sans témoin.
    Je reconnais les gares à leur petite musique.
    J’attrape les olives au vol.`),
  'best-trip': lines(`Une semaine {trip}, avec un sac troué et les meilleures prunes de ma vie.
    Deux mois {trip} ; depuis, je parle aux gens dans la queue.
    Novembre {trip}, quand il n’y avait que le vent et nous.
    Les îles bretonnes en stop-bateau, avec un sac de pommes.
    Une panne de voiture dans le Cantal, et tout un village aux petits soins.
    {trip}, avec {relative} qui ronflait dans la tente d’à côté.
    Un week-end {trip} où il n’a fait que pleuvoir. On a joué aux cartes.
    Le canal du Midi à vélo, à la vitesse des canards.
    Une semaine de silence dans un refuge, et une omelette inoubliable.
    Mon premier vol, à vingt-trois ans, le front contre le hublot.`),
  'first-date': lines(`Un tour de marché, avec dégustation obligatoire.
    {drink} dans un endroit où l’on s’entend parler.
    Une friterie, puis un tour le long du canal, les doigts salés.
    Un jardin public, deux chaises vertes, et on observe les canards.
    Un salon de thé, deux gâteaux, quatre fourchettes.
    Une barque. Je rame.
    Une partie de pétanque où personne ne compte les points.
    Une expo, et chacun défend le tableau le plus laid.
    Un cinéma en plein air, avec deux couvertures.
    Le jardin botanique, surtout la serre, surtout s’il pleut.`),
  'cook-for-you': lines(`{dish}, et je refuse toute aide.
    {dish}, à la façon de {relative}.
    Des coquillettes au jambon, version grand restaurant.
    {dish}, puis {cake}.
    Un petit déjeuner qui dure jusqu’au soir.
    Une omelette baveuse. C’est un examen, et je le réussis.
    {dish}. On se resservira.
    Des œufs cocotte, avec des mouillettes pour deux.
    Une raclette en plein mois de juin, sans honte.
    {cake}, parce qu’on peut commencer par la fin.`),
  'small-hill': lines(`On dit chocolatine, et je dessinerai une carte s’il le faut.
    La galette des Rois se mange tout le mois de janvier.
    Les frites se mangent avec les doigts.
    On ne coupe pas le nez du brie.
    Le dessert commence par une cuillère dans celui de l’autre.
    On commence par tremper la tartine, on discute ensuite.
    Une quiche ne contient pas de fromage. Ou alors, un peu.
    Les crêpes salées sont un plat, pas une entrée.
    Dire septante, c’est plus logique. Je n’ai pas d’autre argument.
    Le beurre est salé, ou bien ce n’est pas du beurre.`),
  'learning-now': lines(`{language}. Lentement, avec un dictionnaire et les mains.
    le crawl, enfin.
    les règles du tarot, pour la quatrième fois.
    la patience, avec un levain capricieux.
    l’accordéon, volets fermés.
    la couture, pour sauver mon manteau.
    le nom des étoiles au-dessus de mon balcon.
    à regarder un film entier sans toucher mon téléphone.
    quelques pas de tango, surtout ceux qui évitent les pieds des autres.
    mes poésies d’école, celles que j’avais oubliées.`),
  'proud-of': lines(`Mon petit frère, qui a eu son diplôme en travaillant la nuit.
    Le compost de l’immeuble, fondé dans l’indifférence générale.
    Vingt ans d’amitié avec la même bande.
    Ma mère sait faire un appel vidéo. C’est mon œuvre.
    Mon premier soufflé qui a tenu jusqu’à la table.
    Le col du Galibier à vélo, avec deux pauses tarte.
    J’ai lu tout Proust, même les notes.
    J’ai monté la bibliothèque sans vis en trop.
    Ma collection de confitures, étiquetée sans faute.
    J’ai repeint le salon et il ne reste qu’une goutte sur le chat.`),
  'green-flag': lines(`Quelqu’un qui remercie le chauffeur du bus.
    Tenir la porte, même quand je suis encore loin.
    Savoir dire pardon, puis faire autrement.
    Ramener le chariot du supermarché.
    De vieux amis.
    Une plante en pleine forme.
    Demander son avis à la personne qui se tait.
    Retenir le prénom de mon chat.
    Proposer de débarrasser avant le café.
    Laisser la dernière gaufre sans soupirer.`),
  'after-work': lines(`à la boulangerie, juste avant la fermeture.
    dans la cuisine, pieds nus, radio allumée.
    au jardin, jusqu’à ne plus voir les haricots.
    sur le canapé, avec {book}.
    à vélo sur le chemin de halage, contre le vent.
    à la chorale, un demi-ton trop bas.
    en terrasse, dans le dernier carré de soleil.
    à la maison, avec {pet}.
    au terrain de boules, où je commente plus que je ne joue.
    devant l’étal du fromager, en pleine hésitation.`),
  'last-laughed': lines(`Le spectacle de l’école : le loup a demandé sa maman.
    Une mouette, un monsieur très digne, un sandwich en moins.
    Mon message vocal de quatre minutes, envoyé au plombier par erreur.
    Deux joueurs de boules qui mesuraient avec une tranche de saucisson.
    Mon père face à la caisse automatique.
    Le curry du camping, confondu avec la cannelle.
    Une coquille au bureau : « réunion à quatorze œufs ».
    Un pigeon qui a pris le métro et qui est descendu à la bonne station.
    {relative} et le meuble en kit, acte trois.
    Ma longue dispute avec le GPS de la voiture.`),
  'favourite-place': lines(`Le banc derrière la médiathèque, celui du soleil du soir.
    La piscine municipale à l’ouverture, quand l’eau fume.
    Un café de quatre tables, au patron bourru.
    La passerelle, quand les péniches passent dessous.
    La bouquinerie où dort un chat.
    Les halles le samedi, le ventre vide.
    Le vieux cimetière, paisible et plein de rouges-gorges.
    Le dernier arrêt du tram, parce qu’on y entend les grenouilles.
    La baraque à frites de la place, côté mur.
    Le kiosque du parc, les soirs de fanfare.`),
  'childhood-me': lines(`vétérinaire, mais seulement pour les poneys.
    au volant du camion de glaces.
    astronaute, jusqu’au premier tour de balançoire.
    aux trousses du voleur de goûters.
    à la tête d’une boulangerie, pour les bonbons.
    capitaine d’un bateau-mouche.
    en haut d’un phare, avec un chien et des conserves.
    pilote d’hélicoptère, pour aller chercher le pain.
    au cirque, avec un nez rouge et un vrai contrat.
    dans une roulotte, avec trois ânes.`),
  'friends-say': lines(`que je viendrai te chercher à trois heures du matin.
    que j’apporte toujours le dessert, déjà entamé.
    que je connais toujours un endroit.
    que j’arrive en retard, mais avec des fleurs.
    de ne jamais jouer aux cartes avec moi.
    que je parle aux chats comme à des notaires.
    que je dis « j’arrive » sous la douche.
    de cacher le fromage avant ma visite.
    que je ris avant la fin de mes histoires.
    que je garde la tête froide, sauf devant une brocante.`),
  'bad-at': lines(`Le découpage du poulet rôti.
    Les créneaux, surtout avec un public.
    Quitter une fête : je dis au revoir pendant une heure.
    La mayonnaise, depuis toujours.
    Le tennis, mais avec du style.
    Le soufflé au fromage, rebaptisé galette.
    Les nœuds de cravate et les papiers cadeaux.
    Les créations en papier mâché, malgré un stage.
    La pâte à crêpes sans grumeaux.
    Les imitations d’accents, y compris le mien.`),
  'on-repeat': lines(`{song}.
    {song}, et pardon aux voisins.
    La même chanson de vacances depuis trois étés.
    Un vieux tube de colo, avec les gestes.
    La cassette de {relative}, retrouvée dans la voiture.
    Une chorale corse, surtout en faisant la vaisselle.
    Le générique d’un dessin animé. Il ne part plus.
    {song}, fenêtre ouverte.
    La météo marine. C’est très mélodieux.
    Un slow de fin de bal, perdu dans ma playlist.`),
  'changed-mind': lines(`les olives.
    la vie en solo. C’est doux, parfois.
    les choux de Bruxelles, rôtis, avec du miel.
    les vacances en famille nombreuse.
    les endives. Il fallait du jambon.
    les chats.
    le Nord, dès le premier carnaval.
    le camping, depuis que j’ai un bon matelas.
    la pluie en vacances.
    la cancoillotte, après une seule tartine.`),
  'teach-you': lines(`à faire {dish}.
    le ricochet, sept rebonds minimum.
    trois accords, et donc toutes les chansons.
    à ouvrir une huître sans y laisser un doigt.
    à dire « nonante-neuf » sans hésiter.
    l’art de choisir un melon.
    à aiguiser un couteau pour de vrai.
    à retourner une crêpe sans drame.
    la belote, et un peu de mauvaise foi.
    le nom de dix nuages.`),
  'good-deed':
    lines(`Un chauffeur de car a fait un détour pour me déposer devant chez ma grand-mère.
    Dans un train en panne, une dame a partagé son saucisson avec tout le wagon.
    Quelqu’un m’a renvoyé mon portefeuille, avec un chocolat dedans.
    Un pêcheur m’a prêté ses bottes, et il a marché pieds nus.
    À Montréal, quelqu’un a déneigé ma voiture. Ce n’était pas la sienne.
    Une boulangère m’a gardé le dernier pain toute la matinée.
    Un garagiste a réparé ma voiture contre une chanson.
    Une cliente m’a laissé son tour : je n’avais qu’un yaourt.
    Un couple a partagé son parapluie avec moi jusqu’à ma porte.
    Une enfant m’a donné un marron, « pour la chance ». Je l’ai toujours.`),
  tradition: lines(`Des crêpes à la Chandeleur, la première pour le chat.
    {cake} à chaque anniversaire, sans exception.
    Le goûter chez {relative}, le dernier dimanche du mois.
    Le même banc, chaque premier mai, avec du muguet.
    Le bain de janvier dans la Manche, en hurlant.
    La photo de famille sur le même muret, chaque mois d’août.
    La fête des voisins, avec la grande table au milieu de la cour.
    Cacher la fève de façon à gagner. Depuis {number} ans.
    Le cortège du carnaval, et des confettis jusqu’à Pâques.
    La cabane à sucre au printemps, même en rêve.`),
  'two-truths': lines(`J’ai sonné les cloches du village, j’ai peur des oies, j’ai un jumeau.
    J’ai grandi dans un phare, je jongle, je n’ai jamais vu la neige.
    Je parle {language}, j’ai serré la main d’un roi, je déteste le fromage.
    J’ai remporté un jambon à la kermesse, je sais coudre, j’ai six frères.
    J’ai vécu sur une péniche, je ne sais pas siffler, j’ai joué un figurant sans tête.
    J’ai dormi dans un igloo, je fais du cidre, je hais les cornichons.
    J’ai aidé une vache à mettre bas, j’ai le vertige, j’adore les endives.
    Ma poule s’appelait Josiane, j’ai gravi le mont Blanc, le kiwi me gratte.
    J’ai chanté devant mille personnes, je ne sais pas nager, je collectionne les fèves.
    Je connais le nom de trente fromages, je dors en chaussettes, j’ai peur des pigeons.`),
};
