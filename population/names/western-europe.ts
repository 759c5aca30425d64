import { list, type NameSet } from './name-set.ts';

export const german: NameSet = {
  women:
    list(`Lena, Anna, Lea, Laura, Julia, Sarah, Hannah, Marie, Sophie, Johanna, Katharina, Lisa, Jana, Franziska,
    Theresa, Paula, Clara, Miriam, Nele, Frieda, Pia, Carla, Annika, Svenja, Kathrin, Stefanie, Nina, Eva, Maike,
    Isabel, Luisa, Jule, Merle, Greta, Antonia, Verena`),
  men: list(`Lukas, Jonas, Felix, Maximilian, Paul, Leon, Finn, Tim, Jan, Niklas, Moritz, Julian, Philipp, Tobias,
    Sebastian, Florian, Simon, David, Fabian, Jakob, Anton, Emil, Matthias, Christian, Daniel, Lars, Nils, Hannes,
    Konstantin, Till, Benedikt, Marius, Ole, Vincent, Johannes, Malte`),
  families:
    list(`Müller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Koch, Bauer,
    Richter, Klein, Wolf, Schröder, Neumann, Schwarz, Zimmermann, Braun, Krüger, Hofmann, Hartmann, Lange, Werner,
    Krause, Lehmann, Köhler, Maier, Huber, König, Walter, Peters, Kaiser, Fuchs, Vogel, Jung, Keller, Winkler,
    Lorenz, Baumann, Franke, Albrecht, Schuster, Ludwig, Böhm, Brandt, Seidel, Voß, Jäger`),
  olderWomen:
    list(`Ursula, Monika, Renate, Karin, Brigitte, Gisela, Sabine, Petra, Angelika, Birgit, Martina, Gabriele,
    Heike, Ingrid, Christa, Barbara, Ute, Elke, Cornelia, Susanne, Regina, Doris`),
  olderMen:
    list(`Klaus, Wolfgang, Jürgen, Uwe, Bernd, Manfred, Dieter, Rainer, Frank, Thomas, Holger, Andreas, Ralf,
    Werner, Günter, Norbert, Detlef, Reinhard, Axel, Volker, Joachim, Harald`),
};

export const dutch: NameSet = {
  women:
    list(`Sanne, Lotte, Fleur, Anouk, Femke, Eva, Lieke, Maud, Roos, Iris, Marloes, Floor, Isa, Tess, Noa, Esmee,
    Marieke, Willemijn, Kim, Sofie, Jasmijn, Annelies, Loes, Hanneke, Merel, Elke`),
  men: list(`Daan, Sem, Lars, Thijs, Bram, Jeroen, Sander, Niels, Joost, Ruben, Tim, Koen, Stijn, Floris, Bas, Wouter,
    Jasper, Maarten, Gijs, Pieter, Rik, Teun, Menno, Luuk, Wim, Dirk`),
  families:
    list(`de Jong, Jansen, de Vries, van den Berg, van Dijk, Bakker, Janssen, Visser, Smit, Meijer, de Boer,
    Mulder, de Groot, Bos, Vos, Peters, Hendriks, van Leeuwen, Dekker, Brouwer, de Wit, Dijkstra, Smits, de Graaf,
    Kok, Jacobs, van der Meer, van Vliet, Verhoeven, Willems, Peeters, Maes, Claes, Goossens`),
};

export const french: NameSet = {
  women:
    list(`Camille, Léa, Manon, Chloé, Emma, Inès, Sarah, Julie, Marie, Pauline, Mathilde, Clara, Louise, Juliette,
    Margaux, Anaïs, Lucie, Élise, Charlotte, Alice, Jade, Zoé, Océane, Justine, Aurélie, Céline, Émilie, Noémie,
    Solène, Agathe, Capucine, Maëlle`),
  men: list(`Lucas, Hugo, Louis, Gabriel, Jules, Arthur, Théo, Nathan, Antoine, Maxime, Thomas, Alexandre, Pierre,
    Nicolas, Julien, Romain, Quentin, Clément, Baptiste, Adrien, Benoît, Guillaume, Mathieu, Rémi, Simon, Étienne,
    Valentin, Bastien, Florian, Yann, Corentin, Victor`),
  families:
    list(`Martin, Bernard, Dubois, Thomas, Robert, Richard, Petit, Durand, Leroy, Moreau, Simon, Laurent,
    Lefebvre, Michel, Garcia, David, Bertrand, Roux, Vincent, Fournier, Morel, Girard, André, Mercier, Dupont,
    Lambert, Bonnet, François, Martinez, Legrand, Garnier, Faure, Rousseau, Blanc, Guérin, Boyer, Chevalier, Perrin,
    Renard, Marchand, Lemoine, Gauthier, Besson, Caron`),
  olderWomen:
    list(`Monique, Françoise, Catherine, Nathalie, Isabelle, Sylvie, Martine, Brigitte, Véronique, Christine,
    Chantal, Dominique, Valérie, Annie, Jacqueline, Danielle, Corinne, Pascale`),
  olderMen:
    list(`Jean-Pierre, Michel, Alain, Philippe, Patrick, Gérard, Bernard, Daniel, Christian, Jean-Luc, Thierry,
    Didier, Pascal, Bruno, Serge, Gilles, Denis, Yves`),
};
