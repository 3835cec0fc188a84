export { AlertFlow } from './AlertFlow/AlertFlow';
export type { AlertFlowData, AlertFlowParty, AlertFlowProps, AlertFlowStage } from './AlertFlow/AlertFlow';
export { ArrowLink } from './ArrowLink/ArrowLink';
export type { ArrowLinkProps } from './ArrowLink/ArrowLink';
export { BeforeAfter } from './BeforeAfter/BeforeAfter';
export type { BeforeAfterData, BeforeAfterProps, Course } from './BeforeAfter/BeforeAfter';
export { Breadcrumbs } from './Breadcrumbs/Breadcrumbs';
export type { BreadcrumbsProps, Crumb } from './Breadcrumbs/Breadcrumbs';
export { CallToAction } from './CallToAction/CallToAction';
export type { CallToActionProps } from './CallToAction/CallToAction';
export { CaseStudy } from './CaseStudy/CaseStudy';
export type { CaseStudyProps } from './CaseStudy/CaseStudy';
export { ChatButton } from './ChatButton/ChatButton';
export type { ChatButtonProps } from './ChatButton/ChatButton';
export { CheckboxField } from './CheckboxField/CheckboxField';
export type { CheckboxFieldProps } from './CheckboxField/CheckboxField';
export { CheckList } from './CheckList/CheckList';
export type { CheckListProps } from './CheckList/CheckList';
export type { ListMark } from './CheckList/listMarks';
export { Comparison } from './Comparison/Comparison';
export type { ComparisonData, ComparisonProps } from './Comparison/Comparison';
export { Container } from './Container/Container';
export type { ContainerProps } from './Container/Container';
export { DarkSurface } from './DarkSurface/DarkSurface';
export type { DarkSurfaceProps } from './DarkSurface/DarkSurface';
export { DecisionTree } from './DecisionTree/DecisionTree';
export type {
  DecisionAnswer,
  DecisionQuestion,
  DecisionTreeData,
  DecisionTreeProps,
} from './DecisionTree/DecisionTree';
export { DescriptionList } from './DescriptionList/DescriptionList';
export type { DescriptionListItem, DescriptionListProps } from './DescriptionList/DescriptionList';
export { DirectoryGroup } from './DirectoryGroup/DirectoryGroup';
export type { DirectoryGroupProps } from './DirectoryGroup/DirectoryGroup';
export { Disclosure } from './Disclosure/Disclosure';
export type { DisclosureProps } from './Disclosure/Disclosure';
export { ErrorPanel } from './ErrorPanel/ErrorPanel';
export type { ErrorPanelProps } from './ErrorPanel/ErrorPanel';
export { ErrorSummary } from './ErrorSummary/ErrorSummary';
export type { ErrorSummaryProps } from './ErrorSummary/ErrorSummary';
export { FAQ } from './FAQ/FAQ';
export type { FAQProps } from './FAQ/FAQ';
export { FeatureList } from './FeatureList/FeatureList';
export type { FeatureItem, FeatureListProps } from './FeatureList/FeatureList';
export { Field } from './Field/Field';
export type { ControlAttributes, FieldWithControlProps } from './Field/Field';
export type { FieldProps } from './Field/FieldProps';
export { Figure } from './Figure/Figure';
export type { FigureProps, FigureText, LegendItem } from './Figure/Figure';
export { FigureMark } from './Figure/FigureMark';
export type { FigureMarkName, FigureMarkProps } from './Figure/FigureMark';
export type { Party } from './Figure/party';
export { Finder } from './Finder/Finder';
export type { FinderProps } from './Finder/Finder';
export type { FinderGroup, FinderResult, FinderSearch, TextRange } from './Finder/types';
export { Flow } from './Flow/Flow';
export type { FlowData, FlowProps, FlowTier } from './Flow/Flow';
export { Footer } from './Footer/Footer';
export type { FooterProps, SocialLink } from './Footer/Footer';
export { FieldPair, Form } from './Form/Form';
export type { FormProps } from './Form/Form';
export { FormActions } from './FormActions/FormActions';
export type { FormActionsProps } from './FormActions/FormActions';
export { FullBleedSection } from './FullBleedSection/FullBleedSection';
export type { FullBleedSectionProps } from './FullBleedSection/FullBleedSection';
export { GlowButton } from './GlowButton/GlowButton';
export type { GlowButtonButtonProps, GlowButtonLinkProps, GlowButtonProps } from './GlowButton/GlowButton';
export { Header } from './Header/Header';
export type { HeaderProps } from './Header/Header';
export type { NavigationCategory, NavigationLink } from './Header/navigation';
export { Hero } from './Hero/Hero';
export type { HeroProps } from './Hero/Hero';
export { Icon } from './Icon/Icon';
export type { IconProps } from './Icon/Icon';
export type { IconDrawing } from './Icon/IconDrawing';
export type { IconName } from './Icon/IconName';
export type { InterfaceIconName } from './Icon/interfaceDrawings';
export { InterfaceIcon } from './Icon/InterfaceIcon';
export type { InterfaceIconProps } from './Icon/InterfaceIcon';
export { registerIcons } from './Icon/registerIcons';
export { IconTile } from './IconTile/IconTile';
export type { IconTileProps } from './IconTile/IconTile';
export type { CheckKind } from './KeyCustody/CheckMark';
export { KeyCustody } from './KeyCustody/KeyCustody';
export type { CustodyKey, KeyCustodyData, KeyCustodyProps, KeyHolder } from './KeyCustody/KeyCustody';
export { Link } from './Link/Link';
export { RouterLink, LinkProvider } from './Link/LinkProvider';
export type { LinkComponent, LinkComponentProps } from './Link/LinkProvider';
export { LinkList } from './LinkList/LinkList';
export type { Row, LinkListProps } from './LinkList/LinkList';
export { LoadingIndicator } from './LoadingIndicator/LoadingIndicator';
export type { LoadingIndicatorProps } from './LoadingIndicator/LoadingIndicator';
export { Logo } from './Logo/Logo';
export type { LogoProps } from './Logo/Logo';
export { MenuButton } from './MenuDialog/MenuButton';
export type { MenuButtonProps } from './MenuDialog/MenuButton';
export type { MenuProps } from './MenuDialog/MenuContent';
export { Metrics } from './Metrics/Metrics';
export type { MetricsProps } from './Metrics/Metrics';
export { NotFoundArt } from './NotFoundArt/NotFoundArt';
export type { NotFoundArtProps } from './NotFoundArt/NotFoundArt';
export { Notice } from './Notice/Notice';
export type { NoticeProps } from './Notice/Notice';
export { PageList } from './PageList/PageList';
export type { PageListProps } from './PageList/PageList';
export { PrintableChecklist } from './PrintableChecklist/PrintableChecklist';
export type {
  ChecklistGroup,
  PrintableChecklistData,
  PrintableChecklistProps,
} from './PrintableChecklist/PrintableChecklist';
export { Prose } from './Prose/Prose';
export type { ProseProps } from './Prose/Prose';
export { RichText } from './Prose/RichText';
export type { RichTextProps } from './Prose/RichText';
export type { InlineValue, ProseBlock, RichTextValue } from './Prose/types';
export { RadioGroup } from './RadioGroup/RadioGroup';
export type { RadioGroupProps, RadioOption } from './RadioGroup/RadioGroup';
export { Responsibility } from './Responsibility/Responsibility';
export type {
  ResponsibilityData,
  ResponsibilityProps,
  ResponsibilityTask,
} from './Responsibility/Responsibility';
export { Section } from './Section/Section';
export type { SectionProps } from './Section/Section';
export { Select } from './Select/Select';
export type { SelectOption, SelectProps } from './Select/Select';
export { SkipLink } from './SkipLink/SkipLink';
export type { SkipLinkProps } from './SkipLink/SkipLink';
export { Specimen } from './Specimen/Specimen';
export type { SpecimenProps } from './Specimen/Specimen';
export type {
  SpecimenBlock,
  SpecimenData,
  SpecimenPeriod,
  SpecimenRow,
  SpecimenSection,
  SpecimenStop,
} from './Specimen/types';
export { Steps } from './Steps/Steps';
export type { StepItem, StepsProps } from './Steps/Steps';
export { BrokenStrand } from './Strand/BrokenStrand';
export type { BrokenStrandProps } from './Strand/BrokenStrand';
export { generateStrand } from './Strand/generateStrand';
export type {
  StrandEcho,
  StrandGeometry,
  StrandNode,
  StrandOptions,
  StrandPath,
} from './Strand/generateStrand';
export { markDrawing } from './Strand/markDrawing';
export { Strand } from './Strand/Strand';
export type { StrandProps } from './Strand/Strand';
export { StrandEmblem } from './Strand/StrandEmblem';
export type { StrandEmblemProps } from './Strand/StrandEmblem';
export { StrandMark } from './Strand/StrandMark';
export type { StrandMarkProps } from './Strand/StrandMark';
export { StrandList } from './StrandList/StrandList';
export type { StrandListProps } from './StrandList/StrandList';
export { Surface } from './Surface/Surface';
export type { SurfaceProps } from './Surface/Surface';
export { SurfaceFooter } from './Surface/SurfaceFooter';
export type { SurfaceFooterProps } from './Surface/SurfaceFooter';
export { Table } from './Table/Table';
export type { TableProps } from './Table/Table';
export { TableOfContents } from './TableOfContents/TableOfContents';
export type { TableOfContentsProps } from './TableOfContents/TableOfContents';
export { Tag } from './Tag/Tag';
export type { TagProps } from './Tag/Tag';
export { TextArea } from './TextArea/TextArea';
export type { TextAreaProps } from './TextArea/TextArea';
export { TextButton } from './TextButton/TextButton';
export type { TextButtonProps } from './TextButton/TextButton';
export { TextInput } from './TextInput/TextInput';
export type { TextInputProps } from './TextInput/TextInput';
export { TextLink } from './TextLink/TextLink';
export type { TextLinkProps } from './TextLink/TextLink';
export { ThemeToggle } from './ThemeToggle/ThemeToggle';
export type { ThemeToggleProps } from './ThemeToggle/ThemeToggle';
export { Time } from './Time/Time';
export type { TimeProps } from './Time/Time';
export { Timeline } from './Timeline/Timeline';
export type { TimelineData, TimelineProps } from './Timeline/Timeline';
export type { TimelineStep, TimelineWait } from './Timeline/timelineLayout';
export { observeOverflow } from './observeOverflow';
export { useHydrated } from './useHydrated';
