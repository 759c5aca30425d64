import { list, type NameSet } from './name-set.ts';

export const swedish: NameSet = {
  women:
    list(`Elsa, Maja, Alice, Ebba, Wilma, Linnéa, Astrid, Saga, Klara, Moa, Agnes, Tove, Sara, Frida, Johanna,
    Elin, Ida, Emelie, Malin, Hanna, Sofia, Signe, Tuva, Josefin, Hedda, Matilda`),
  men: list(`Oscar, William, Axel, Hugo, Erik, Gustav, Viktor, Johan, Anton, Emil, Filip, Albin, Jonathan, Henrik,
    Mattias, Linus, Rasmus, Viggo, Björn, Magnus, Niklas, Marcus, Alfred, Ludvig, Simon, Isak`),
  families:
    list(`Andersson, Johansson, Karlsson, Nilsson, Eriksson, Larsson, Olsson, Persson, Svensson, Gustafsson,
    Pettersson, Jonsson, Lindberg, Lindström, Axelsson, Berg, Bergström, Lundgren, Lund, Sandberg, Forsberg,
    Sjöberg, Wallin, Engström, Danielsson, Håkansson, Holm, Nyström, Björk, Ekström`),
  olderWomen: list(
    `Anita, Birgitta, Kerstin, Lena, Eva, Marianne, Inger, Gunilla, Ulla, Ann-Marie, Margareta, Karin`,
  ),
  olderMen: list(
    `Lars, Bengt, Göran, Sven, Kjell, Leif, Ulf, Stefan, Per-Olof, Håkan, Åke, Anders`,
  ),
};

export const norwegian: NameSet = {
  women:
    list(`Ingrid, Nora, Solveig, Ida, Thea, Marte, Silje, Kari, Maren, Sigrid, Hedda, Live, Tonje, Guro, Vilde, Anne,
    Synne, Mari, Eline, Ragnhild`),
  men: list(`Magnus, Henrik, Sander, Jonas, Eirik, Sindre, Lars, Håkon, Øyvind, Kristian, Espen, Vegard, Morten, Tor,
    Sverre, Aksel, Mathias, Even, Torstein, Odd`),
  families:
    list(`Hansen, Johansen, Olsen, Larsen, Andersen, Pedersen, Nilsen, Kristiansen, Berg, Haugen, Hagen, Moen,
    Dahl, Lund, Solberg, Bakken, Strand, Lie, Sørensen, Halvorsen, Eide, Myhre`),
};

export const danish: NameSet = {
  women:
    list(`Freja, Ida, Emma, Mathilde, Signe, Laura, Cecilie, Nanna, Maja, Astrid, Line, Mette, Louise, Amalie,
    Caroline, Trine, Rikke, Sofie, Kirstine, Asta`),
  men: list(`Mikkel, Frederik, Mads, Rasmus, Kasper, Magnus, Søren, Emil, Anders, Jonas, Nikolaj, Jeppe, Oliver, Tobias,
    Lasse, Morten, Simon, Bjarke, Kristian, Jens`),
  families:
    list(`Jensen, Nielsen, Hansen, Pedersen, Andersen, Christensen, Larsen, Sørensen, Rasmussen, Jørgensen,
    Madsen, Kristensen, Olsen, Thomsen, Poulsen, Knudsen, Møller, Holm, Lund, Schou, Bach, Winther`),
};

export const finnish: NameSet = {
  women:
    list(`Aino, Emilia, Venla, Helmi, Sanni, Anni, Iida, Noora, Jenni, Laura, Heidi, Kaisa, Johanna, Riikka, Tiina,
    Päivi, Oona, Ella, Siiri, Minna, Katri, Veera`),
  men: list(`Eino, Onni, Juho, Mikko, Antti, Ville, Jussi, Lauri, Tuomas, Sami, Janne, Markus, Henri, Eetu, Aleksi, Petri,
    Timo, Heikki, Otso, Joonas, Matti, Ilkka`),
  families:
    list(`Korhonen, Virtanen, Mäkinen, Nieminen, Mäkelä, Hämäläinen, Laine, Heikkinen, Koskinen, Järvinen,
    Lehtonen, Lehtinen, Saarinen, Salminen, Heinonen, Niemi, Kinnunen, Salonen, Turunen, Laitinen, Rantanen, Aalto`),
};
