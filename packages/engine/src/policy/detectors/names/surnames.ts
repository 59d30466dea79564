import { regionalSurnames } from './regional-names.ts'

/**
 * Surnames, in lower case. Selected for this project from `@fakerjs/lastname` (MIT): those that are no word of every
 * day.
 */
export const surnames = `
  abbott abdul abe abernathy abshire ackermann adam adamczyk adams adamski adelaide adler adriano ahrens
  albers albert albrecht alexandre alison allain allard allen altenwerth altmann alves amato anders anderson
  andre andrzejewski angelo ankunding antoine appel archie armstrong arnaud arndt arnold asher aubert aubrey
  aubry audi auer aufderhar bach bachmann bader bahringer baier bailey bailly balistreri baran baranowski
  barbe barbier barbieri baron barone barre barrett barrows bartell bartels barth barthel barthelemy
  bartoletti barton bartsch bashirian basile battaglia batz bauch baudry bauer baum baumann baumbach
  baumgartner baur bayer bazin beahan beatty bechtelar beck becker beckmann bednar begue behrendt behrens
  beier bellini benard bender benedetti bennett benoit benz berg berge berger bergmann bergnaum bergstrom
  bernard bernardi berndt bernhard bernhardt bernier berthelot bertin bertram bertrand besnard besson betz
  beyer bianchi binder bischoff bittner blair blake blanc blanchard blanchet blanda blick blin blondel blum
  bock bodin boehm bogan bogisich bonneau bonnin borkowski borowski bosco botsford boucher bouchet boulanger
  boulay bourdon bourgeois bousquet boutin bouvet bouvier boyd boyer boyle bradtke brady brakus brandl brandon
  brandt braun breitenberg brekke brennan brenner breton breuer briand brinkmann bruen brun bruneau brunel
  brunet brunner bruno bruns brzeziński brückner buchholz buck buckridge buisson burke burkhardt busch busse
  bär böhm böhme böttcher bühler büttner bąk błaszczyk camus caputo carbone carey carlier caron carpentier
  carr carre carroll carson carter cartwright caruso casey casper cassin cattaneo celia cesar champlin charles
  charpentier charrier chartier chauveau chauvet chauvin chen cheryl chevalier chevallier chmielewski chretien
  christ christiansen christie cieślak cindy clark clarke clement clerc cohen colas cole colin collet collier
  collin collins colombo conn connelly conrad conroy considine conte conti coppola cordier corkery cormier
  corry corwin costa costantini coste coulon courtois cousin couturier crawford cremin crist cristobal crona
  cronin crooks cruickshank cummerata cummings curran czarnecki czerwiński d'amico d'angelo dach damico daniel
  darin daugherty davey david davis decker deckow dee delahaye delannoy delattre delaunay delmas delorme
  denesik denis descamps deschamps devaux diallo dias diaz dibbert dickens dicki dickinson didier diehl
  dietrich dietz dijoux dittrich doe donati donnelly dooley dorn douglas doyle drake dubois duda dudek duff
  duffy dufour duhamel dumas dumont dunn dupont dupre dupuis dupuy durand durgan duval döring dörr dąbrowski
  eberhardt ebert eckert eder effertz ehlers eichhorn eichmann elijah ellis emard emmerich engel engelhardt
  engelmann ennis erdman erdmann ernser ernst esposito esser ethan etienne evelyn evrard fabbri fabre fadel
  fahey faivre falk farina farrell faure fay feeney feest feil feldmann ferdinand ferguson fernandes fernandez
  ferrand ferrara ferrari ferraro ferreira ferretti ferri ferry fiedler fink finn fiore fischer fisher flatley
  fleischmann fleming fleury flynn fontaine fontana forbes forster foucher fouquet fournier fowler frami
  francois franecki frank franke franz fraser freeman freitag freund frey fricke friedrich friesen fritsch
  fritz fröhlich fuchs fuhrmann funk funke förster gabriel gaillard gajewski gallagher gallet galli gallo
  garcia gardner garnier garvin gatti gaudin gauthier gautier gaylord gebhardt geiger geisler geißler gentile
  georges gerard gerber gerhold gerlach germain gerrard geyer gibson giese gilbert gill gilles gillet gimenez
  giordano girard giraud gislason giuliani glaser gleason gleichner glover godard goldner gomes gomez
  goncalves gonzalez goodwin gorczany gosselin gottlieb gottschalk goyette grabowski grady graham grassi
  grasso greco greenfelder greenholt greer gregoire greiner grenier grimes grimm grondin gros groß großmann
  gruber guerin guerra guibert guichard guilbert guillaume guillet guillon guillot guillou gulgowski
  gusikowski gutkowski gutmann guyon guyot gärtner górski göbel götz günther głowacki haag haas haase hackett
  hagen hagenes hahn hailey haley halvorson hamann hamel hamill hammes hamon hane hanke hansen harber hardy
  harris harrison hartmann hartung hartwig harvey hauck haupt hauser hayes heaney heathcote hebert hecht
  hegmann heidenreich heil heim hein heine heinemann heinrich heinz heinze heller hempel henderson henke
  henkel hennig henning henry hentschel herbst hercules herman hermann hermiston hernandez herold herrmann
  herve herzog hess hesse hessel hettinger heuer hewitt heß hickle hildebrandt hiller hills hilpert hilton
  hintz hinz hirsch hirthe hoarau hoareau hodkiewicz hoeger hoffmann hofmann hogan hohmann holmes holz
  homenick hoppe horn howard howe howell huber hubert hudson huel huels huet huey humbert hummel hussein hyatt
  hübner imbert ingram jabłoński jacob jacobi jacobs jacobson jacques jacquet jacquot jahn jakob jakubowski
  jankowski jansen janssen janßen jasiński jaskolski jasper jaworski jean jenkins jenna jenny jerde john johns
  johnson johnston joly jonah jones jordan josef joseph jost joubert jourdan judah julien jung jäger jürgens
  kaczmarczyk kaczmarek kaiser kalinowski kamiński karl kassulke katie kaufmann kautzer kay kaźmierczak keane
  keebler keeling keenan keil keller kellner kemmer kennedy kerluke kern kerr kertzmann kessler keßler kiefer
  kiehn kihn kilback kirchner kirlin kirsch klaus klein klemm klocko klose kluge knoll knox koch koelpin koepp
  kohler kolb konieczny konopelski konrad koo kopp koss kovacek kowalczyk kowalski kozey kozłowski kołodziej
  kraft krajcik krajewski kramer kraus krause krauß krawczyk krebs kreiger kremer kretschmer krieger kris
  kroll krug krupa kruse krämer król kröger krüger kshlerin kub kubiak kucharski kuhic kuhlman kuhlmann kuhn
  kulas kunde kunz kunze kuphal kurz kutch kuvalis kwiatkowski köhler könig körner köster kühn kühne labadie
  labbe lacombe lacroix lagarde laine lakin lambert lamy lange langer langlois langosh langworth laporte
  larkin laroche larson laskowski lauer launay laurent layton lazarus leannon leblanc lebon lebreton lebrun
  lebsack lechner leclerc leclercq lecomte leconte lecoq ledner ledoux leduc lefebvre lefevre leffler lefort
  legendre leger legrand legros lehmann lehner leigh lejeune leleu lelievre lemaire lemaitre lemke lemoine
  lemonnier lenoir lenz leone leroux leroy lesage lesch letellier leuschke lev leveque levin levy lewandowski
  lilly lily lin lindemann lindgren lindner linke lis littel llewellyn lockman lohmann loiseau lombard
  lombardi lombardo longo lopes lopez lorenz louis lowe lubowitz lucas lucy ludwig lueilwitz luettgen lutz
  lynch löffler mace macejkovic maciejewski mack madonna mae maggio mahe mai maier maillard maillet maillot
  majewski makowski malinowski mancini mann mante mar marcellus marchal marchand marchetti marciniak marechal
  mariani marianne marie marin marini marino marion marquardt marques martel martens martin martineau
  martinelli martinez martini martino martins marty marvin marx mary masson mathieu maurer maurice maury maya
  mayer mayert mayr mazur mazurek mazza medhurst meier meister meißner menard mendes menzel mercier merkel
  merle mertens mertz merz messina metz metzger meunier meyer michalak michalski michaud michel michels milani
  miller millet mills mitchell moen mohr moll monahan monnier montague montanari montgomery monti moore morar
  moreau morel morelli moreno moretti morin morissette moritz morris morvan mosciski moser moulin mraz mróz
  mueller muller munoz murazik murphy murray möller müller münch nader nadir nagel naumann navarro negri nelly
  neri neubauer neubert neuhaus neumann neveu neville nguyen nichols nickel nicolas niemann nienow nikki
  nikolaus nitzsche noack noel nolan noll nolte normand nowak nowakowski nowicki oberbrunner okuneva olivier
  ollivier olson olszewski ondricka opitz orin orion orlando orn ortiz osborne osbourne osinski ostrowski
  oswald ott otto owen pacocha padberg pagac pagano palmer palmieri palumbo pape paris parisi parisian parker
  pascal pasquale pasquier paucek paul pawlak pawłowski payet pearce pellegrini pellegrino pelletier peltier
  pereira perez peron perret perrier perrin perrot peter peters petersen petit petitjean pfannerstill pfeffer
  pfeifer pfeiffer philipp philippe pia picard pichon pieper pierre pietrzak pietsch pineau pinto piotrowski
  piras pires pohl poirier pollich pons popp potier pottier poulain pouros powell powlowski predovic prescott
  preuß prevost probst prohaska prosacco pruvost przybylski purdy quigley quinn quitzon raab radcliffe ragnar
  ramos rapp rath ratke rau rauch rausch raymond raynaud raynor reagan redford reed rees regnier reich reichel
  reichert reilly reimann reimer reinger reinhardt reiter rempel remy renard renaud renault renner reuter reva
  rey reynaud reynolds ribeiro rica ricci richard richter riedel riedl rieger rinaldi riou rippin rita ritchie
  ritter riva riviere rizzi rizzo robel robert roberts robin robinson roche rocher rodrigues rodriguez rogahn
  roger rogers rohan rohde rolfson rolland romaguera romano roob rooney roosevelt rosenbaum rossetti rossi
  roth rothe rousseau roussel rousset roux rowe roy royer rubin rudolph rudy ruecker ruf ruggiero ruiz runge
  runolfsdottir runolfsson runte rupp russel russo rutherford rutkowski ryan röder römer sadie sadowski sala
  samson sanchez sander sanderson sanford sanna santoro sarge sartori satterfield sauer sauter sauvage sawayn
  sawicki schade schaden schaefer schaller schamberger scharf scheffler schenk scherer schiller schilling
  schimmel schindler schinner schlegel schlüter schmeler schmid schmidt schmitt schmitz schneider schoen
  scholz schott schowalter schrader schramm schreiber schreiner schroeder schröder schröter schubert schuler
  schulist schulte schultz schulz schulze schumacher schumann schumm schuppe schuster schwab schwarz schweizer
  schäfer schüler schütte schütz schütze seeger seguin seidel seidl seifert seiler seitz sella senger serra
  shanahan shannon shaw sheridan shields siebert sikora sikorski silva silvestri simon simonis sina sipes
  skiles smith smitham sobczak sokołowski sommer sonntag sorrentino spencer spinka sporer springer stadler
  stahl stamm stanton stark steffen steffens stehr stein steinbach steiner stephan stephanie steuber stewart
  stiedemann stokes stoll stoltenberg stracke straub strauß streich strobel stroman strosin stumpf sturm
  stępień sullivan sutton suzy swaniawski sylvie szczepański szewczyk szulc szymański szymczak tait tanguy
  tatum techer teixeira teresa terry tessier testa texier thibault thiel thiele thierry thomas thompson
  thornton thorpe tillman tomaszewski torp torphy torres toussaint towne trantow traore tremblay treutel
  tristan trixie tromp truman turcotte turner turpin ullrich ulrich unger upton urbański vaillant valencia
  valentin valentini valette vallee vallet vandervort vasseur verdier vetter veum vidal villa vincent vitale
  vitali vogel vogt voigt voisin volkman vollmer von voss voß völker waelchi wagner wahl walczak walker
  wallace walsh walter walther ward wasilewski watsica webb weber webster wegener wegner wehner weidner weigel
  weimann weis weise weiss weissnat weiß welch wendt wenzel werner westphal wetzel wieczorek wiedemann wiegand
  wieland wiese wiesner wilderman wilhelm wilk wilke wilkinson williamson willis willms wimmer windler winkler
  winn wintheiser wirth wisoky wisozk witkowski witt witte witting wittmann wiza wiśniewski wojciechowski wolf
  wolff wolter woźniak wróbel wróblewski wuckert wulf wunderlich wunsch wyman wysocki wójcik włodarczyk yost
  yundt zając zakrzewski zalewski zander zawadzki zboncak zed zeller zemlak ziegler zieliński ziemann zieme
  zimmer zimmermann ziółkowski zulauf
  ${regionalSurnames}
`
