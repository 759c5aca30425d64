import { lines } from '../phrase-templates.ts';
import type { Slots } from '../voice.ts';

export const slots: Slots = {
  dish: lines(`un gratin dauphinois
    une blanquette comme le dimanche
    une carbonade flamande
    une tarte aux poireaux
    un bon couscous
    des moules-frites
    une fondue moitié-moitié
    un risotto aux champignons
    une soupe au pistou
    des galettes de sarrasin
    un hachis parmentier
    un pâté chinois bien doré
    un poulet rôti au citron
    un curry de lentilles`),
  cake: lines(`un gâteau au yaourt
    une tarte au citron
    des madeleines
    un clafoutis aux cerises
    un quatre-quarts breton
    une tarte au sucre
    des gaufres
    un far aux pruneaux
    un moelleux au chocolat
    un cake aux noix
    un crumble aux pommes
    des financiers`),
  day: lines(`lundi
    mardi
    mercredi
    jeudi
    vendredi
    samedi
    dimanche
    dimanche soir`),
  trip: lines(`en Bretagne
    à Lisbonne
    au Japon
    en Corse
    dans les Dolomites
    en Gaspésie
    aux Açores
    en Écosse
    à Istanbul
    dans le Jura
    en Norvège
    au Maroc
    à Ostende
    en Sicile`),
  drink: lines(`un café allongé
    un thé à la menthe
    un chocolat chaud
    un diabolo menthe
    un jus de pomme
    un verre de blanc
    une limonade
    un cidre brut
    une tisane
    une petite bière
    un café noisette
    une citronnade`),
  book: lines(`un gros roman familial
    un polar nordique
    une BD sans paroles
    un récit de voyage
    un vieux roman de gare
    un recueil de nouvelles
    une biographie de cuistot
    un roman traduit du japonais
    un essai sur les arbres
    une saga de science-fiction
    un journal de navigation
    un livre de recettes`),
  language: lines(`le portugais
    l’italien
    l’espagnol
    l’arabe
    le japonais
    le polonais
    le breton
    l’allemand
    le grec
    le suédois
    le coréen
    le néerlandais`),
  pet: lines(`un chat roux très bavard
    un vieux labrador
    deux chats sans gêne
    une chienne qui ronfle
    un teckel au caractère de chef
    un lapin qui grignote les câbles
    un chat borgne et élégant
    une tortue plus âgée que moi
    un chien qui déteste la pluie
    une chatte au nom de fromage`),
  plant: lines(`un basilic
    un citronnier
    une orchidée
    une fougère
    un ficus
    un avocatier
    un pied de tomates cerises
    un laurier-rose
    une menthe envahissante
    un cactus`),
  number: lines(`trois
    quatre
    cinq
    six
    sept
    huit
    neuf
    douze`),
  relative: lines(`ma sœur
    mon frère
    ma grand-mère
    mon grand-père
    ma mère
    mon père
    ma tante
    mon oncle
    ma cousine
    mon parrain`),
  song: lines(`de la bossa nova
    du jazz manouche
    de la variété des années quatre-vingt
    de vieux disques de soul
    du rock québécois
    des fanfares des Balkans
    de la musique de film
    du raï des grandes années
    des chansons tristes en italien
    du disco sans complexe
    du blues du désert
    des chants de marins`),
  film: lines(`les vieux westerns
    les comédies à l’italienne
    les films de braquage
    les dessins animés japonais
    les documentaires sur les fonds marins
    les comédies musicales
    les films de procès
    les films belges un peu bizarres
    les polars en noir et blanc
    les longs films où il ne se passe rien`),
};
