import { list, type NameSet } from './name-set.ts';

export const spanish: NameSet = {
  women:
    list(`Lucía, Paula, Marta, Laura, Sara, Alba, Carmen, Irene, Elena, Claudia, Nerea, Andrea, Cristina, Ana,
    Julia, Alicia, Rocío, Noelia, Inés, Celia, Clara, Patricia, Raquel, Nuria, Ainhoa, Leire, Blanca, Lola, Candela,
    Silvia`),
  men: list(`Pablo, Alejandro, Daniel, Javier, Álvaro, Sergio, Carlos, David, Adrián, Diego, Jorge, Hugo, Iván, Rubén,
    Mario, Marcos, Jaime, Raúl, Óscar, Víctor, Guillermo, Íñigo, Andrés, Luis, Nacho, Gonzalo, Miguel, Rafa, Jordi,
    Aitor`),
  families:
    list(`García, Rodríguez, González, Fernández, López, Martínez, Sánchez, Pérez, Gómez, Martín, Jiménez, Ruiz,
    Hernández, Díaz, Moreno, Álvarez, Muñoz, Romero, Alonso, Gutiérrez, Navarro, Torres, Domínguez, Vázquez, Ramos,
    Gil, Serrano, Blanco, Molina, Castro, Ortega, Rubio, Marín, Iglesias, Medina, Garrido, Cortés, Lozano, Etxeberria,
    Ferrer, Vidal`),
  olderWomen:
    list(`María José, Pilar, Mercedes, Rosario, Dolores, Isabel, Montserrat, Josefa, Concha, Teresa, Ángeles,
    Manuela, Encarna, Begoña, Amparo`),
  olderMen:
    list(`José Luis, Antonio, Manuel, Francisco, Juan Carlos, Jesús, Ramón, Fernando, Enrique, Vicente, Joaquín,
    Paco, Emilio, Agustín, Ricardo`),
};

export const italian: NameSet = {
  women:
    list(`Giulia, Chiara, Francesca, Sara, Martina, Alessia, Federica, Elisa, Giorgia, Valentina, Sofia, Aurora,
    Alice, Camilla, Beatrice, Arianna, Ilaria, Silvia, Eleonora, Serena, Marta, Noemi, Claudia, Irene, Bianca, Gaia,
    Ludovica, Viola, Elena, Michela`),
  men: list(`Matteo, Lorenzo, Alessandro, Andrea, Francesco, Davide, Marco, Luca, Riccardo, Simone, Federico, Tommaso,
    Gabriele, Leonardo, Stefano, Giacomo, Edoardo, Nicola, Pietro, Filippo, Emanuele, Jacopo, Daniele, Michele,
    Alberto, Antonio, Giovanni, Enrico, Fabio, Dario`),
  families:
    list(`Rossi, Russo, Ferrari, Esposito, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti,
    De Luca, Mancini, Costa, Giordano, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Santoro, Mariani, Rinaldi, Caruso,
    Ferrara, Galli, Martini, Leone, Longo, Gentile, Martinelli, Vitale, Serra, Coppola, De Santis, Marchetti, Parisi,
    Villa`),
  olderWomen:
    list(`Maria, Anna, Giuseppina, Rosa, Angela, Giovanna, Teresa, Lucia, Carmela, Caterina, Antonella,
    Patrizia, Daniela, Roberta, Paola`),
  olderMen:
    list(`Giuseppe, Salvatore, Roberto, Mario, Luigi, Vincenzo, Paolo, Claudio, Massimo, Maurizio, Franco,
    Sergio, Giorgio, Renato, Bruno`),
};

export const portuguese: NameSet = {
  women:
    list(`Beatriz, Mariana, Inês, Ana, Carolina, Matilde, Leonor, Joana, Catarina, Rita, Sofia, Marta, Sara, Diana,
    Filipa, Margarida, Teresa, Madalena, Raquel, Cláudia, Daniela, Francisca, Susana, Vera`),
  men: list(`João, Tiago, Miguel, Pedro, Diogo, Rui, André, Gonçalo, Francisco, Duarte, Tomás, Bernardo, Ricardo, Nuno,
    Hugo, Bruno, Rodrigo, Afonso, Luís, Vasco, Henrique, Filipe, Simão, Paulo`),
  families:
    list(`Silva, Santos, Ferreira, Pereira, Oliveira, Costa, Rodrigues, Martins, Sousa, Fernandes, Gonçalves,
    Gomes, Lopes, Marques, Almeida, Ribeiro, Pinto, Carvalho, Teixeira, Moreira, Correia, Mendes, Nunes, Soares,
    Vieira, Cardoso, Rocha, Neves, Coelho, Cunha`),
};

export const greek: NameSet = {
  women:
    list(`Maria, Eleni, Katerina, Sofia, Dimitra, Georgia, Vasiliki, Ioanna, Anna, Konstantina, Despina, Zoe, Danae,
    Christina, Angeliki, Evangelia, Nefeli, Myrto, Eirini, Athina, Marina, Alexandra`),
  men: list(`Giorgos, Dimitris, Nikos, Yannis, Kostas, Panagiotis, Christos, Vasilis, Thanasis, Michalis, Alexandros,
    Stefanos, Spyros, Andreas, Petros, Manolis, Ilias, Stavros, Thodoris, Lefteris, Orestis, Aris`),
  families:
    list(`Papadopoulos/Papadopoulou, Vlachos/Vlachou, Angelopoulos/Angelopoulou, Nikolaidis/Nikolaidou,
    Georgiou, Ioannou, Konstantinou, Dimitriou, Makris/Makri, Pappas/Pappa, Karagiannis/Karagianni, Vasiliou,
    Christodoulou, Oikonomou, Antoniou, Alexiou, Samaras/Samara, Galanis/Galani, Kokkinos/Kokkinou, Zervas/Zerva,
    Mavros/Mavrou, Stathopoulos/Stathopoulou`),
};
